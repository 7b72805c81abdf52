"""Statements of the rules page that concern hands and tables only, and why no test holds them."""

PHYSICAL = {8: "where a die lands is for people with a table"}
