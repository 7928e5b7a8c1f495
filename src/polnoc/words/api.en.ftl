# The page about the table as data.

api-title = For programs
api-how = Every table answers with data at its own address if a request says “Accept: application/json”. Keep the cookies: they hold your seats.
api-refusals = What a refusal means
