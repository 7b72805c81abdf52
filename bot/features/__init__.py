"""The features in Discord; each module or folder has its commands, presses, panels and notices."""
