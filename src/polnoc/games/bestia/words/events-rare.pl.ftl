# To, co w grze zdarza się rzadko.

event-folk-heals = Goją się rany: { $folk }, { $n }.
event-tower-moved = Strażnica znika z obszaru { $place }, stanie gdzie indziej.
prompt-building-move = Wszystkie strażnice stoją na mapie. Którą przenosisz?
prompt-return-trap = Która pułapka wraca do ręki łowcy?
action-trap-first = Najpierw { $card }: { $does }
event-prevents = Atak słabnie o { $n } (zasługa: { $character }).
event-stolen-card = Skradziona karta ({ $hunter }): { $card }.
event-trap-disarmed = Pułapka { $card } przepada bez skutku.
prompt-clearing-trails = Który trop zacierasz? Jeszcze najwyżej { $n }.
prompt-moving-summon = Rusza się { $who }, teraz na obszarze { $place }. Dokąd? Kroki: { $n }.
prompt-moving-undertow = Jesteś tutaj: { $place }. Prąd niesie cię dalej: możesz położyć jeszcze jedną kartę.
prompt-pick-shifted = Którego łowcę przesuwasz? { $does }.
prompt-shifting = Dokąd przesuwasz { $hunter_whom } z obszaru { $place }? Kroki: { $n }.
prompt-toppling = Którą strażnicę niszczysz?
prompt-triggered = Odpaliło się kilka pułapek. Która działa najpierw?
action-yes-discard = Odrzuć tę pułapkę (zatargi: { $n })
event-attack-misses = Atak chybia: celu już tam nie ma ({ $by } → { $target }).
event-card-stolen = { $you ->
    [hunter] { $beast } zabiera ci losową kartę akcji.
   *[nobody] { $beast } zabiera losową kartę akcji { $hunter_of }.
}
event-hunter-died = { $you ->
    [hunter] Giniesz na obszarze { $place }. W nocy wracasz do gry.
   *[nobody] { $hunter } ginie na obszarze { $place }. W nocy wraca do gry.
}
event-trap-returned = Pułapka z regionu { $region } wraca do ręki { $hunter_of }.
event-you-see-trap = Pułapka w regionie { $region } to { $card }, siedlisko: { $habitat }.
prompt-acting = Działa { $summon }, obszar { $place }. Co robi? Akcje: { $n }.
prompt-look-trap = Którą pułapkę oglądasz?
prompt-placing-move = Wszystkie chowańce są na mapie. Którego przenosisz? Nowe miejsce to zwykle { $habitat }. Do postawienia: { $n }.
prompt-rid-of-trap = To { $card }: { $does }. Odrzucasz ją za zatargi ({ $n })?
prompt-sacrificing = Którego chowańca odsyłasz do puli?
event-wound-prevented = { $you ->
    [hunter] Rana cię omija.
   *[nobody] Rana omija { $hunter_whom }.
}
event-you-see-hand = { $count ->
    [0] { $hunter } nie ma w ręce nic nowego.
   *[other] W ręce { $hunter_of }: { $cards }.
}
prompt-ask-habitat = O które siedlisko pytasz Bestię?
prompt-may-name-region = Jesteś w ukryciu. Nazwij swój region albo go nie zdradzaj: wtedy twoje chowańce zostają na miejscu.
prompt-pick-region = Jesteś na styku regionów albo w ukryciu: nazwij swój region.
prompt-travelling = Ukrytym przejściem z obszaru { $place }: dokąd?
event-beast-shows = { $beast } pokazuje talent { $card }.
event-hushed = { $you ->
   *[nobody] Do nocy { $beast } nie zagrywa reakcji.
}
event-tower-destroyed = Strażnica na obszarze { $place } runęła! Sprawca: { $by }.
prompt-building = W której osadzie stanie strażnica?
prompt-rewarding = Który łowca dostaje nagrodę: { $does }? Do rozdania: { $n }.
