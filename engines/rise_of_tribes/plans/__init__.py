"""What a person wants to do, as plans of several actions."""
