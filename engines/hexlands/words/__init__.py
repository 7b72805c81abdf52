"""What happened and what is asked, as facts for texts."""
