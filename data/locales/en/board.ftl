# Private boards: one person alone, shown in their own panel.
board-title-play = Private game
board-head = 🔒 **{ $title }** · { $game }
board-thinking = The computers are thinking …
