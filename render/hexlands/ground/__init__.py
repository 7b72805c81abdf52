"""The map of Hexlands: places, seasons, stacks of tiles and what stands on them."""
