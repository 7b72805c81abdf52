"""Statements of the rules page that concern hands and tables only, and why no test holds them."""

PHYSICAL = {12: "a cup is for people with a table"}
