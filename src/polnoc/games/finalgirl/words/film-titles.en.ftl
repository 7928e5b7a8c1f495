# Titles of films in which an enemy has come to the place of another film.
film-haunting-groves = Whispers in the Sacred Grove
film-haunting-lane = Someone Is Knocking on Maple Lane
film-haunting-harbour = The Lighthouse Where Nobody Lives
film-wrath-manor = Lightning over the Old Manor
film-wrath-harbour = A Storm with a Name
film-hammer-harbour = The Hammer on the Quay
film-parade-harbour = The Parade on the Pier
film-pack-harbour = Hounds in the Harbour
film-dream-manor = The Dream in the Locked Room
film-dream-harbour = A Lullaby for Fishermen
film-sky-harbour = Terror from the Sky
film-sky-camp = Wings over the Lake
film-sky-fair = Birds over the Big Wheel
film-sky-manor = Feathers in the Chimney
film-sky-groves = A Sacred Grove Full of Wings
film-sky-lane = The Birds of Maple Lane
