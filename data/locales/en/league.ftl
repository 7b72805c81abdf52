# Words of leagues.

## The picture of a group's standings

league-picture-table = Table
league-picture-points = Points
league-picture-you = you
league-picture-playing = playing now
league-picture-left = has left
league-picture-out = not ranked
league-picture-up = going up
league-picture-down = going down
league-picture-to-play = to play
league-picture-sits-out = sitting out
league-picture-alt-head = { $title }. { $subtitle }.
league-picture-alt-join = {", "}
league-picture-alt-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
league-picture-alt-row = { $place }. { $name }: { $facts }; by table: { $results }.
league-picture-alt-out = { $name }: { $facts }; by table: { $results }.
