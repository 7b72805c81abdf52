# Private notes about a table: “Note” on one’s own panel, and the list of /tables.

notes-title = 📝 **Your notes** · { $game }
    -# For you alone. { $count } of { $most }.
notes-none = 📝 You have no notes about this table of { $game } yet. Only you would see them.
notes-whole = **{ $turn }** { $text }
notes-newest = -# 📝 { $turn } · { $text }
notes-added = Noted.
notes-changed = Note changed.
notes-deleted = Note deleted.
notes-add = Add a note
notes-change = Change or delete…
notes-book = Book with my notes
notes-label = Note
notes-new-title = A note for yourself
notes-new-how = Only you see it, even if you hand over your seat. Empty: shows all your notes here.
notes-change-title = Change your note
notes-change-how = Empty it to delete it.
