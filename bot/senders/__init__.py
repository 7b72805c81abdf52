"""Send panels and notices to Discord channels and people."""
