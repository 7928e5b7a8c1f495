# Posters: what is special about a choice, as the rest of a sentence in brackets.

poster-health = { $n } health
poster-beast = { $habitat ->
    [forest] { $n } health, at home in forests
    [swamp] { $n } health, at home in swamps
   *[cave] { $n } health, at home in caves
}
poster-days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
poster-contract-auto = fits the number of players
poster-contract-great-cleansing = the Beast needs two dead settlers
poster-contract-northern-assault = the Beast needs four dead settlers
poster-contract-last-caravan = the hunters lead two settlers across the land; one death, and the Beast wins
poster-contract-siege-of-the-hearths = the Beast needs two dead nobles or five dead settlers
poster-beast-fangrir = calls wolves that pounce, and strikes out of the forest
poster-beast-hogbad = charges straight ahead, and strikes again after a kill
poster-beast-bolgin = moves hunters as she likes, and her imps rob them
poster-beast-raaga = floods the land, strikes twice, and looks into hunters’ hands
poster-beast-esmeria = leaves no trail when she does not want to, and finds traps
poster-beast-mara = rides far by night, wipes out trails and drives hunters away
poster-hunter1-assar = a leader, whose order moves another hunter
poster-hunter2-assar = { poster-hunter1-assar }
poster-hunter3-assar = { poster-hunter1-assar }
poster-hunter1-grimgier = a shield, who takes the blows meant for others
poster-hunter2-grimgier = { poster-hunter1-grimgier }
poster-hunter3-grimgier = { poster-hunter1-grimgier }
poster-hunter1-helga = a seer, who asks in what habitat the Beast is, or sees its oldest movement card
poster-hunter2-helga = { poster-hunter1-helga }
poster-hunter3-helga = { poster-hunter1-helga }
poster-hunter1-iona = an archer, who shoots summons from afar
poster-hunter2-iona = { poster-hunter1-iona }
poster-hunter3-iona = { poster-hunter1-iona }
poster-hunter1-krim = a trapper, who always finds gear and lays traps cheaply
poster-hunter2-krim = { poster-hunter1-krim }
poster-hunter3-krim = { poster-hunter1-krim }
poster-hunter1-varja = a blade, who runs two locations and strikes the Beast she finds there
poster-hunter2-varja = { poster-hunter1-varja }
poster-hunter3-varja = { poster-hunter1-varja }
