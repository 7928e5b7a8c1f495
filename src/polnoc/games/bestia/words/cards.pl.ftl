# Teksty kart powstają z tego, co karty robią: każdy rodzaj efektu ma swoje zdanie.

## Kawałki zdań

quoted = „{ $title }”
nothing = nic
nothing-happens = nic się nie dzieje
hidden-action = zakryta karta akcji
hidden-gear = zakryty oręż
hidden-talent = zakryty talent
choice = ({ $number }) { $does }
symbol-red = czerwona
symbol-blue = niebieska
symbol-trap = pułapka, czerwona
symbol-reaction = reakcja
direction = { $way ->
    [0] północ
    [1] wschód
    [2] południe
    [3] zachód
   *[4] brak ruchu
}
habitat-settlement = { $case ->
    [at] w osadzie
    [into] osady
   *[is] osada
}
habitat-forest = { $case ->
    [at] w lesie
    [into] lasy
   *[is] las
}
habitat-swamp = { $case ->
    [at] na bagnie
    [into] bagna
   *[is] bagno
}
habitat-cave = { $case ->
    [at] w jaskini
    [into] jaskinie
   *[is] jaskinia
}
watchtower = { $case ->
    [whom] strażnicę
    [of] strażnicy
    [to] strażnicy
   *[is] strażnica
}

## Całe karty

card-text-action = Karta akcji { $title }, { $symbol }. Łowca: { $hunter } Bestia: { $beast }
card-text-ability = Karta zdolności { $owner }: { $title }, { $symbol }. { $text }
card-text-gear = { $cost ->
    [0] Karta oręża { $title }, { $symbol }, za darmo. { $text }
   *[other] Karta oręża { $title }, { $symbol }, koszt w zatargach: { $cost }. { $text }
}
card-text-talent = { $cost ->
    [0] Karta talentu { $title }, { $symbol }, za darmo. { $text }
   *[other] Karta talentu { $title }, { $symbol }, koszt w zatargach: { $cost }. { $text }
}
card-needs = tylko gdy jesteś { $at }
card-when = kiedy: { $when }
when-hunt = łowca zagrywa „Polowanie”
when-search = łowca ma coś przeszukać inaczej niż „Polowaniem”
when-wounded = rani cię atak łowcy
when-trap = odpala się pułapka o koszcie najwyżej { $cost }
when-flee = łowca ucieka, mając w pobliżu chowańca
when-attacked = Bestia atakuje na twoim obszarze
when-revealed = Bestia ujawnia się w twoim regionie w swojej turze

## Efekty

does-next = { $first }; { $next }
effects-inside = { AND($parts) }
does-then = { $first }, a potem { $next }
does-then-if = { $first }, a potem, { $next }
does-any-order = w dowolnej kolejności: { $choices }
does-choose = wybierz jedno: { $choices }
does-if = jeśli { $case }: { $then }
does-if-else = jeśli { $case }: { $then }; w przeciwnym razie: { $otherwise }
does-copy-hunters = użyj zdolności dowolnego łowcy, ale nie „Polowania”, jakby była tą kartą
does-copy-own-discarded = użyj jednej ze swoich odrzuconych zdolności, jakby była tą kartą

does-move = { $n ->
    [one] porusz się o najwyżej { $n } obszar
    [few] porusz się o najwyżej { $n } obszary
   *[many] porusz się o najwyżej { $n } obszarów
}
does-move-on = { $n ->
    [one] porusz się jeszcze o najwyżej { $n } obszar
    [few] porusz się jeszcze o najwyżej { $n } obszary
   *[many] porusz się jeszcze o najwyżej { $n } obszarów
}
move-enter = { $move }, wchodząc tylko na { AND($habitats) }
move-within = { $move }, nie schodząc z siedlisk: { AND($habitats) }
move-in-region = { $move }, nie opuszczając regionu
move-straight = { $move }, cały czas w jednym kierunku
move-quiet = { $move }, nie zostawiając tropów
does-travel = przenieś się na dowolny obszar swojego regionu, którego siedlisko to { $habitat }
does-stay = { $n ->
    [one] możesz położyć { $n } kartę „Brak ruchu”
    [few] możesz położyć do { $n } kart „Brak ruchu”
   *[many] możesz położyć do { $n } kart „Brak ruchu”
}
does-backtrack = { $n ->
    [one] zabierz z toru ostatnią kartę ruchu
    [few] zabierz z toru { $n } ostatnie karty ruchu
   *[many] zabierz z toru { $n } ostatnich kart ruchu
}
does-move-summons-region = porusz każdego chowańca w swoim regionie o najwyżej 1 obszar
does-move-summons-all = porusz każdego chowańca o najwyżej 1 obszar
does-shift-hunter = { $within ->
    [0] przesuń łowcę, który jest tutaj, o najwyżej { shift-steps }
    [1] wybierz łowcę w pobliżu i przesuń go o najwyżej { shift-steps }
    [few] wybierz łowcę odległego o najwyżej { $within } kroki i przesuń go o najwyżej { shift-steps }
   *[many] wybierz łowcę odległego o najwyżej { $within } kroków i przesuń go o najwyżej { shift-steps }
}
shift-steps = { $n ->
    [one] { $n } obszar
    [few] { $n } obszary
   *[many] { $n } obszarów
}
attack-any = { $reach ->
    [near] { $again ->
        [same] zaatakuj ten sam cel
        [other] zaatakuj inny pobliski cel
       *[free] zaatakuj pobliski cel
    }
   *[here] { $again ->
        [same] zaatakuj ten sam cel
        [other] zaatakuj inny cel tutaj
       *[free] zaatakuj
    }
}
attack-summons = { $reach ->
    [near] { $again ->
        [same] zaatakuj tego samego chowańca
        [other] zaatakuj innego pobliskiego chowańca
       *[free] zaatakuj pobliskiego chowańca
    }
   *[here] { $again ->
        [same] zaatakuj tego samego chowańca
        [other] zaatakuj innego chowańca tutaj
       *[free] zaatakuj chowańca
    }
}
attack-beast = { $reach ->
    [near] { $again ->
       *[free] zaatakuj ujawnioną Bestię w pobliżu
    }
   *[here] { $again ->
       *[free] zaatakuj Bestię
    }
}
attack-more = { $n ->
    [one] { $attack }, zadając o { $n } ranę więcej
    [few] { $attack }, zadając o { $n } rany więcej
   *[many] { $attack }, zadając o { $n } ran więcej
}
does-search-here = przeszukaj swój obszar
does-search-near = przeszukaj pobliski obszar
does-show-trails = { $within ->
    [1] wybierz pobliski obszar: Bestia pokazuje tam swoje tropy
    [few] wybierz obszar odległy o najwyżej { $within } kroki: Bestia pokazuje tam swoje tropy
   *[many] wybierz obszar odległy o najwyżej { $within } kroków: Bestia pokazuje tam swoje tropy
}
does-ask-habitat = nazwij siedlisko: Bestia mówi, czy się w nim znajduje
does-look-oldest = obejrzyj najstarszą kartę na torze ruchu
does-grudges = { $n ->
    [one] weź { $n } zatarg
    [few] weź { $n } zatargi
   *[many] weź { $n } zatargów
}
does-pay = { $n ->
    [one] odrzuć { $n } zatarg
    [few] odrzuć { $n } zatargi
   *[many] odrzuć { $n } zatargów
}
does-power = { $n ->
    [one] weź żeton pradawnej mocy
    [few] weź { $n } żetony pradawnej mocy
   *[many] weź { $n } żetonów pradawnej mocy
}
does-heal-self = { $n ->
    [one] wylecz { $n } ranę
    [few] wylecz { $n } rany
   *[many] wylecz { $n } ran
}
does-heal-here = { $n ->
    [one] wylecz { $n } ranę swoją albo łowcy, który jest tutaj
    [few] wylecz { $n } rany swoje albo łowcy, który jest tutaj
   *[many] wylecz { $n } ran swoich albo łowcy, który jest tutaj
}
does-heal-near = { $n ->
    [one] każdy łowca w pobliżu leczy { $n } ranę
    [few] każdy łowca w pobliżu leczy { $n } rany
   *[many] każdy łowca w pobliżu leczy { $n } ran
}
does-heal-near-all = { $n ->
    [one] każdy łowca i osadnik w pobliżu leczy { $n } ranę
    [few] każdy łowca i osadnik w pobliżu leczy { $n } rany
   *[many] każdy łowca i osadnik w pobliżu leczy { $n } ran
}
does-hurt-self = { $n ->
    [one] otrzymaj { $n } ranę
    [few] otrzymaj { $n } rany
   *[many] otrzymaj { $n } ran
}
does-gain = { $side ->
    [beast] { $n ->
        [one] zdobądź talent
        [few] zdobądź { $n } talenty
       *[many] zdobądź { $n } talentów
    }
   *[hunters] { $n ->
        [one] zdobądź oręż
        [few] zdobądź { $n } karty oręża
       *[many] zdobądź { $n } kart oręża
    }
}
does-gain-top = { $side ->
    [beast] { $n ->
        [one] weź wierzchni talent z talii
        [few] weź { $n } wierzchnie talenty z talii
       *[many] weź { $n } wierzchnich talentów z talii
    }
   *[hunters] { $n ->
        [one] weź wierzchnią kartę z talii oręża
        [few] weź { $n } wierzchnie karty z talii oręża
       *[many] weź { $n } wierzchnich kart z talii oręża
    }
}
does-take-unused = { $n ->
    [one] weź losową niewykorzystaną kartę akcji
    [few] weź { $n } losowe niewykorzystane karty akcji
   *[many] weź { $n } losowych niewykorzystanych kart akcji
}
does-take-back = { $side ->
    [beast] weź z powrotem odrzuconą zdolność
   *[hunters] weź z powrotem odrzuconą zdolność, ale nie „Polowanie”
}
does-discard-beast = { $n ->
    [one] Bestia odrzuca { $n } kartę
    [few] Bestia odrzuca { $n } karty
   *[many] Bestia odrzuca { $n } kart
}
does-discard-target = { $n ->
    [one] zaatakowany łowca odrzuca { $n } kartę
    [few] zaatakowany łowca odrzuca { $n } karty
   *[many] zaatakowany łowca odrzuca { $n } kart
}
does-discard-region-hunters = { $n ->
    [one] każdy łowca w twoim regionie odrzuca { $n } kartę
    [few] każdy łowca w twoim regionie odrzuca { $n } karty
   *[many] każdy łowca w twoim regionie odrzuca { $n } kart
}
does-discard-fleeing = { $n ->
    [one] uciekający łowca odrzuca { $n } kartę
    [few] uciekający łowca odrzuca { $n } karty
   *[many] uciekający łowca odrzuca { $n } kart
}
does-lose-grudges-beast = { $n ->
    [one] Bestia odrzuca { $n } zatarg
    [few] Bestia odrzuca { $n } zatargi
   *[many] Bestia odrzuca { $n } zatargów
}
does-lose-grudges-hunter-here = { $n ->
    [one] jeden łowca tutaj odrzuca { $n } zatarg
    [few] jeden łowca tutaj odrzuca { $n } zatargi
   *[many] jeden łowca tutaj odrzuca { $n } zatargów
}
does-steal-gear = każdy łowca odrzuca 1 oręż, a ty bierzesz zatarg za każdą taką kartę
does-tower-here = postaw strażnicę na swoim obszarze
does-tower-settlement = postaw strażnicę w dowolnej osadzie
does-topple = { $within ->
    [one] zniszcz strażnicę odległą o najwyżej { $within } krok
    [few] zniszcz strażnicę odległą o najwyżej { $within } kroki
   *[many] zniszcz strażnicę odległą o najwyżej { $within } kroków
}
does-transform-here = przekształć swój obszar
does-transform-near = { $n ->
    [one] przekształć pobliski obszar
    [few] przekształć do { $n } pobliskich obszarów
   *[many] przekształć do { $n } pobliskich obszarów
}
does-transform-each-near = przekształć każdy pobliski obszar
does-transform-beside = { $n ->
    [one] przekształć obszar połączony drogą z twoim siedliskiem
    [few] przekształć do { $n } obszarów połączonych drogą z twoim siedliskiem
   *[many] przekształć do { $n } obszarów połączonych drogą z twoim siedliskiem
}
does-clear-trails = { $n ->
    [one] zdejmij z mapy { $n } trop
    [few] zdejmij z mapy do { $n } tropów
   *[many] zdejmij z mapy do { $n } tropów
}
does-summon = postaw chowańca albo wykonaj po jednej akcji każdym chowańcem na mapie
does-place-summons = { $n ->
    [one] postaw chowańca
    [few] postaw do { $n } chowańców
   *[many] postaw do { $n } chowańców
}
does-act-summons = { $times ->
    [one] każdy chowaniec wykonuje { $times } akcję
    [few] każdy chowaniec wykonuje { $times } różne akcje
   *[many] każdy chowaniec wykonuje { $times } różnych akcji
}
does-remove-summon = odeślij chowańca do puli
does-remove-self = ten chowaniec wraca do puli
does-slow-region-hunter = jeden łowca w twoim regionie porusza się w swojej następnej turze o najwyżej 1 obszar
does-slow-hunter-here = jeden łowca tutaj porusza się w swojej następnej turze o najwyżej 1 obszar
does-slow-beast = następny ruch Bestii to najwyżej 1 obszar
does-hush = do nocy Bestia nie zagrywa reakcji
does-bulwark = do swojej następnej tury bierzesz na siebie rany z ataków na osadników i innych łowców na twoim obszarze
does-prevent = { $n ->
    [one] ten atak zadaje o { $n } ranę mniej
    [few] ten atak zadaje o { $n } rany mniej
   *[many] ten atak zadaje o { $n } ran mniej
}
does-hurt-hunter = { $n ->
    [one] ten łowca otrzymuje { $n } ranę
    [few] ten łowca otrzymuje { $n } rany
   *[many] ten łowca otrzymuje { $n } ran
}
does-disarm = pułapka przepada bez skutku
does-look-hand = obejrzyj karty w ręce jednego łowcy
does-look-trap-region = obejrzyj pułapkę w swoim regionie
does-look-trap-any = obejrzyj dowolną pułapkę
look-then-discard = { $n ->
    [one] { $look }, którą możesz odrzucić za { $n } zatarg
    [few] { $look }, którą możesz odrzucić za { $n } zatargi
   *[many] { $look }, którą możesz odrzucić za { $n } zatargów
}
does-return-trap = wybrana pułapka wraca do ręki łowcy, który ją zastawił
does-show-talents = { $n ->
    [one] Bestia pokazuje losowy talent z ręki
    [few] Bestia pokazuje { $n } losowe talenty z ręki
   *[many] Bestia pokazuje { $n } losowych talentów z ręki
}
does-lay-trap = { $n ->
    [one] możesz zastawić pułapkę z ręki o { $n } zatarg taniej
    [few] możesz zastawić pułapkę z ręki o { $n } zatargi taniej
   *[many] możesz zastawić pułapkę z ręki o { $n } zatargów taniej
}
does-lay-trap-free = możesz zastawić pułapkę z ręki za darmo
does-deal = { $n ->
    [one] zadaj Bestii { $n } ranę
    [few] zadaj Bestii { $n } rany
   *[many] zadaj Bestii { $n } ran
}
does-other-any = wydaj innemu łowcy rozkaz: { $what }
does-other-region = wydaj innemu łowcy w swoim regionie rozkaz: { $what }
does-each-hunters = wydaj każdemu łowcy rozkaz: { $what }
does-each-trap-region = każdy łowca w regionie pułapki dostaje rozkaz: { $what }

## Warunki

if-trails = { $moved ->
    [yes] na nowym obszarze są tropy
   *[no] na twoim obszarze są tropy
}
if-in = { $who ->
    [beast] jest { OR($habitats) }
   *[you] jesteś { OR($habitats) }
}
if-own-habitat = { $who ->
    [beast] jest w swoim siedlisku
   *[you] { $moved ->
        [yes] jesteś wtedy w swoim siedlisku
       *[no] jesteś w swoim siedlisku
    }
}
if-killed = atak zabił
if-killed-summon = atak zabił chowańca
if-survived = cel przeżył
if-hit-hunter = celem był łowca
if-animal-died = w tej turze zginęło zwierzę
if-beast-here = jest tu ujawniona Bestia
if-settler-died = zginął już jakiś osadnik

## Chowańce

skill-in-habitat = jeśli stoi { $at }: { $does }

## Ulepszenia, które działają na stałe

holds-attack-more-always = twoje ataki są silniejsze o { $n }
holds-attack-more-hunt = twoje „Polowanie” jest silniejsze o { $n }
holds-attack-more-settlement = w osadach twoje ataki są silniejsze o { $n }
holds-attack-more-last-health = gdy zostało ci 1 zdrowie, twoje ataki są silniejsze o { $n }
holds-after-kill = raz dziennie, gdy twój atak zabije: { $what }
holds-after-attack = raz dziennie, po twoim ataku: { $what }
holds-after-card = po karcie { $card }: { $what }
holds-trap-guard = { $once ->
    [yes] pierwsza pułapka każdego dnia rani cię słabiej o { $n }
   *[no] pułapki ranią cię słabiej o { $n }
}
holds-flee-more = uciekając, poruszasz się dalej o { $n }
holds-wild-summons = zdolność chowańców działa wszędzie poza osadami
holds-thorns = raz dziennie łowca, który cię zrani atakiem, sam otrzymuje rany: { $n }
holds-summon-fury = ataki chowańców na zwierzęta i strażnice są silniejsze o { $n }
holds-tower-grudge = za każdą strażnicę zniszczoną przez ciebie lub chowańca bierzesz zatargi: { $n }
holds-talent-choice = zdobywając talent, bierzesz też wierzchnią kartę talii, a potem odrzucasz jeden talent
holds-rob-gear = łowca, któremu zabrano zatargi, odrzuca też losowy oręż
holds-stay-beside-settlers = możesz kłaść „Brak ruchu” także przy osadnikach
holds-stay-beside-hunters = możesz kłaść „Brak ruchu” także przy łowcach
holds-more-targets = karta { $card } atakuje o jeden cel więcej
holds-night-heal = każdej nocy goją się twoje rany: { $n }
holds-long-step = raz dziennie, po kroku między obszarami o tym samym siedlisku ({ $habitat }), możesz zrobić jeszcze jeden krok
holds-last-bite = chowaniec może zaatakować z siłą większą o { $n } i wrócić do puli
holds-quiet-first = pierwsza karta ruchu każdego dnia nie zostawia tropów
holds-place-both = stawiając chowańca, gdy wszystkie są w puli, możesz postawić jednego więcej
holds-place-anywhere = chowańce możesz stawiać w każdym siedlisku poza osadą
holds-shift-more = chowańce przesuwają łowcę dalej o { $n }
holds-fog = strażnice pokazują tropy tylko na własnym obszarze
holds-hunter-grudges = za zabicie łowcy bierzesz dodatkowe zatargi: { $n }
holds-steadfast = Bestia nie może przesuwać łowców, którzy są na twoim obszarze
holds-wound-guard = pierwsza rana każdego dnia cię omija
holds-wounded-grudge = raz dziennie, gdy Bestia cię zrani, bierzesz zatargi: { $n }
holds-all-options = karta { $card } pozwala wykonać wszystko, a nie jedno do wyboru
holds-ward = reakcje na twoje karty kosztują Bestię o { $n } więcej
holds-foresight = po każdym wyborze kart łowcy oglądają jedną niewykorzystaną kartę akcji
holds-long-hunt = atak „Polowania” może trafić ujawnioną Bestię w pobliżu
holds-arrow-beast = atak na pobliskiego chowańca może trafić ujawnioną Bestię
holds-track-more = pierwszy ruch „Tropienia” jest dłuższy o { $n }
holds-trap-cheaper = twoje pułapki są tańsze o { $n }
holds-trap-alarm = gdy odpali się twoja pułapka, każdy łowca w jej regionie dostaje rozkaz: { $what }
holds-trap-harm = twoje pułapki, które ranią, ranią mocniej o { $n }

## Zlecenia

contract-head = { $days ->
    [one] Zlecenie { $title }: { $days } dzień
    [few] Zlecenie { $title }: { $days } dni
   *[many] Zlecenie { $title }: { $days } dni
}
contract-wins = Bestia wygrywa, gdy { OR($goals) }
contract-escort = Łowcy mają odprowadzić osadników: { $origin } → { $refuge }. Kto rusza z obszaru z osadnikiem, może go zabrać. Jeśli minie ostatni dzień, a osadnicy nie dojdą, wygrywa Bestia
contract-night = { $side ->
    [beast] Noc { $night }, Bestia: { OR($goals) }. Nagroda: { AND($rewards) }
   *[hunters] Noc { $night }, łowcy: { OR($goals) }. Nagroda: { AND($rewards) }
}
reward-some = { $n ->
    [one] { $does } (jeden łowca do wyboru)
    [few] { $does } ({ $n } łowcy do wyboru)
   *[many] { $does } ({ $n } łowców do wyboru)
}
reward-each = { $does } (każdy łowca)
goal-animals = { $n ->
    [one] Bestia zabiła { $n } zwierzę
    [few] Bestia zabiła { $n } zwierzęta
   *[many] Bestia zabiła { $n } zwierząt
}
goal-bears = { $n ->
    [one] Bestia zabiła niedźwiedzia
    [few] Bestia zabiła { $n } niedźwiedzie
   *[many] Bestia zabiła { $n } niedźwiedzi
}
goal-hunters = { $n ->
    [one] zginął łowca
    [few] zginęło { $n } łowców
   *[many] zginęło { $n } łowców
}
goal-settlers = { $when ->
    [comes] { $n ->
        [one] zginie osadnik
        [few] zginie { $n } osadników
       *[many] zginie { $n } osadników
    }
   *[done] { $n ->
        [one] zginął osadnik
        [few] zginęło { $n } osadników
       *[many] zginęło { $n } osadników
    }
}
goal-farmers = { $when ->
    [comes] { $n ->
        [one] zginie rolnik
        [few] zginie { $n } rolników
       *[many] zginie { $n } rolników
    }
   *[done] { $n ->
        [one] zginął rolnik
        [few] zginęło { $n } rolników
       *[many] zginęło { $n } rolników
    }
}
goal-nobles = { $when ->
    [comes] { $n ->
        [one] zginie szlachcic
        [few] zginie { $n } szlachciców
       *[many] zginie { $n } szlachciców
    }
   *[done] { $n ->
        [one] zginął szlachcic
        [few] zginęło { $n } szlachciców
       *[many] zginęło { $n } szlachciców
    }
}
goal-settler-wounded = { $n ->
    [one] osadnik otrzymał ranę
    [few] osadnicy otrzymali { $n } rany
   *[many] osadnicy otrzymali { $n } ran
}
goal-wounds = { $n ->
    [one] Bestia otrzymała ranę
    [few] Bestia otrzymała łącznie { $n } rany
   *[many] Bestia otrzymała łącznie { $n } ran
}
goal-summons = { $n ->
    [one] zginął chowaniec
    [few] zginęły { $n } chowańce
   *[many] zginęło { $n } chowańców
}
goal-trail-regions = { $n ->
    [one] znaleziono tropy
    [few] znaleziono tropy w { $n } regionach
   *[many] znaleziono tropy w { $n } regionach
}
goal-traps = { $n ->
    [one] zastawiono pułapkę
    [few] zastawiono { $n } pułapki
   *[many] zastawiono { $n } pułapek
}
goal-found = { $n ->
    [one] przeszukanie ujawniło Bestię
    [few] przeszukanie ujawniło Bestię { $n } razy
   *[many] przeszukanie ujawniło Bestię { $n } razy
}
goal-towers = { $n ->
    [one] na mapie stoi strażnica
    [few] na mapie stoją naraz { $n } strażnice
   *[many] na mapie stoi naraz { $n } strażnic
}
goal-tower-regions = { $n ->
    [one] strażnica stoi w jednym z regionów
    [few] strażnice stoją naraz w { $n } regionach
   *[many] strażnice stoją naraz w { $n } regionach
}
goal-dead-regions = { $n ->
    [one] osadnik zginął w jednym z regionów
    [few] osadnicy zginęli w { $n } regionach
   *[many] osadnicy zginęli w { $n } regionach
}
goal-departed = { $n ->
    [one] osadnik opuścił pierwszą osadę
    [few] { $n } osadników opuściło pierwszą osadę
   *[many] { $n } osadników opuściło pierwszą osadę
}
goal-arriving = { $n ->
    [one] osadnik jest w regionie schronienia
    [few] { $n } osadników jest w regionie schronienia
   *[many] { $n } osadników jest w regionie schronienia
}
