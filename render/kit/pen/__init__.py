"""What all drawing rests on: colours, sprites, canvases, and the cache of drawn images."""
