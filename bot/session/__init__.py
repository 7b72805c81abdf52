"""One table as values: its model, its moves and what each reader may know. Pure: no I/O."""
