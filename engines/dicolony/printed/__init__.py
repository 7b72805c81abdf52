"""What is printed: the sheet, the building cards and the landscapes."""
