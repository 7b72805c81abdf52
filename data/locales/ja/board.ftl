# Private boards: one person alone, shown in their own panel.
board-title-play = 自分だけのゲーム
board-head = 🔒 **{ $game }**（{ $title }）
board-thinking = コンピュータが考えています……
