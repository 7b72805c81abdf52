# The Discord front: panels, buttons, answers. Names and sentences of games come in as variables.

## The table

ui-rules = Rules
