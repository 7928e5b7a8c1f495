# 13 Duchów po polsku. Imiona graczy i tytuły kart nigdy się nie odmieniają:
# zdania są tak zbudowane, że stoją w mianowniku.

## Opcje gry

option-players-help = Ile osób gra: 2, 3 albo 4. Cztery osoby tworzą dwa zespoły, a partnerzy siedzą naprzeciw siebie.
option-points = Punkty do wygranej
option-points-help = Ile punktów daje zwycięstwo. Zasady mówią: 3 w grze na 2 lub 4 osoby, 6 w grze na 3.
option-points-0 = jak w zasadach
option-first = Kto zaczyna
option-first-help = Kto zaczyna pierwszą rundę: wskazany gracz czy ten, kogo wybierze los.
option-first-0 = decyduje los
option-first-1 = Gracz 1
option-first-2 = Gracz 2
option-first-3 = Gracz 3
option-first-4 = Gracz 4
option-stop = Koniec gry
option-stop-help = Czy gra kończy się w chwili zdobycia potrzebnych punktów, czy dopiero z końcem rundy?
option-stop-at_once = od razu
option-stop-round_end = z końcem rundy
option-double_hit = Podwójne trafienie
option-double_hit-help = Ile punktów dostaje ten, kto jednym strzałem znajdzie obu rywali naraz.
option-shield_stops_copies = Osłona a kopie
option-shield_stops_copies-help = Czy osłona karty 4 działa też na niebieskie karty skopiowane kartą 2.
option-bluff = Blef
option-bluff-help = Czy przy zgadywaniu wolno podać numer karty, która leży już odkryta na środku.

## Karty

ghost-1 = Krok na Schodach
ghost-2 = Echo z Komina
ghost-3 = Bliźniacze Szepty
ghost-4 = Dama za Parawanem
ghost-5 = Malec z Piwnicy
ghost-6 = Stukacz na Strychu
ghost-7 = Zegar bez Wskazówek
ghost-8 = Oko w Podłodze
ghost-9 = Śpiew z Wieży
ghost-10 = Krupier bez Głowy
ghost-11 = Para w Lustrze
ghost-12 = Trzy Świece
ghost-13 = Cień nad Dachem

# Po tych słowach stoi w zdaniu „karta”, „kartę”, „karty”: `kartę { $card }`.
card-name = { $deck ->
    [none] { $number } „{ $title }”
   *[other] { $number } „{ $title }” z talii { $deck }
}
card-hidden = zakryta
card-text = { $colour ->
    [blue] Karta { $card }, niebieska. { $does }.
    [yellow] Karta { $card }, żółta. { $does }.
   *[red] Karta { $card }, czerwona. { $does }.
}

# Kawałki zdań.
score = { $side }: { $points }
score-team = zespół { $side }: { $points }
n-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
n-cards = { $count ->
    [0] brak kart
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
these-cards = { $count ->
    [0] brak kart
   *[other] { $cards }
}
stack-of = { $deck ->
    [none] stosu
   *[other] stosu zespołu { $deck }
}
stack-of-rivals = { $stack ->
    [rivals] stosu rywali
   *[common] stosu
}

# Co robi karta: małą literą, bez kropki.
effects-then = { $first }, a potem { $next }
effect-ask-even = zapytaj, czy numer jest parzysty
effect-ask-among = zapytaj, czy numer to { OR($numbers) }
effect-ask-at-least = zapytaj, czy numer to co najmniej { $number }
effect-ask-run = { $length ->
    [few] wymień { $length } kolejne numery i zapytaj, czy kryjówka ma któryś z nich
   *[many] wymień { $length } kolejnych numerów i zapytaj, czy kryjówka ma któryś z nich
}
effect-ask-named = { $count ->
    [one] wymień { $count } numer i zapytaj, czy kryjówka ma właśnie ten
    [few] wymień { $count } różne numery i zapytaj, czy kryjówka ma któryś z nich
   *[many] wymień { $count } różnych numerów i zapytaj, czy kryjówka ma któryś z nich
}
effect-ask-named-or-higher = wymień numer i zapytaj, czy kryjówka ma ten lub wyższy
effect-guess = zgadnij kryjówkę
effect-guess-run = { $length ->
    [few] zgadnij kryjówkę, podając naraz { $length } kolejne numery
   *[many] zgadnij kryjówkę, podając naraz { $length } kolejnych numerów
}
effect-shield = do swojej następnej tury nie odpowiadaj na niebieskie karty rywali
effect-peek-bottom = { $count ->
    [one] podejrzyj { $count } kartę na spodzie { stack-of-rivals }
    [few] podejrzyj { $count } karty na spodzie { stack-of-rivals }
   *[many] podejrzyj { $count } kart na spodzie { stack-of-rivals }
}
effect-arrange-top = { $count ->
    [one] obejrzyj { $count } kartę z wierzchu { stack-of-rivals }
    [few] obejrzyj { $count } karty z wierzchu { stack-of-rivals }, jedną zostaw na górze, a resztę połóż na spód
   *[many] obejrzyj { $count } kart z wierzchu { stack-of-rivals }, jedną zostaw na górze, a resztę połóż na spód
}
effect-copy-or-extra-turn = wykonaj działanie odkrytej karty ze środka albo dobierz kartę i rozegraj dodatkową turę

## Co się stało. `$you` to nazwa argumentu, którym jest czytający.

event-round-begins = { $you ->
    [seat] Runda { $round }. Zaczynasz.
   *[nobody] Runda { $round }. Zaczyna { $seat }.
}
event-dealt-card = { $you ->
    [seat] Dostajesz kartę { $card }.
   *[nobody] { $seat } dostaje kartę { $card }.
}
event-hides = { $you ->
    [seat] Masz już kryjówkę.
   *[nobody] { $seat } ma już kryjówkę.
}
event-hides-card = { $you ->
    [seat] Ukrywasz się w kryjówce { $card }.
   *[nobody] { $seat } ukrywa się w kryjówce { $card }.
}
event-settles-card = { $you ->
    [by] Twój wybór dla partnera: { $seat } ukrywa się w kryjówce { $card }.
    [seat] { $by } wybiera dla ciebie: ukrywasz się w kryjówce { $card }.
   *[nobody] { $by } wybiera: { $seat } ukrywa się w kryjówce { $card }.
}
event-shares = { $you ->
    [seat] Ty i { $partner } macie już po karcie w ręku.
    [partner] Ty i { $seat } macie już po karcie w ręku.
   *[nobody] { $seat } i { $partner } mają już po karcie w ręku.
}
event-passed-cards = { $you ->
    [seat] { $by } podaje ci dwie karty: { AND($cards) }.
   *[nobody] { $by } podaje dwie karty, odbiera je { $seat }: { AND($cards) }.
}
event-shares-cards = { $you ->
    [seat] Zatrzymujesz kartę { $kept }, a { $partner } dostaje kartę { $returned }.
    [partner] { $seat } zatrzymuje kartę { $kept }, a ty dostajesz kartę { $returned }.
   *[nobody] { $seat } zatrzymuje kartę { $kept }, a { $partner } dostaje kartę { $returned }.
}
event-turn = { $you ->
    [seat] Twoja tura.
   *[nobody] Tura: { $seat }.
}
event-turn-for-partner = { $you ->
    [actor] Tura: { $seat }. Grasz w zastępstwie partnera.
    [seat] Twoja tura. W zastępstwie gra { $actor }.
   *[nobody] Tura: { $seat }. W zastępstwie gra { $actor }.
}
event-uses = { $you ->
    [seat] Zagrywasz kartę { $card }.
   *[nobody] { $seat } zagrywa kartę { $card }.
}
event-copies = { $you ->
    [seat] Wykonujesz działanie karty { $card } ze środka stołu.
   *[nobody] { $seat } wykonuje działanie karty { $card } ze środka stołu.
}
event-extra-turn = { $you ->
    [seat] Wybierasz dodatkową turę.
   *[nobody] { $seat } wybiera dodatkową turę.
}
event-asks-even = { $you ->
    [seat] Pytasz, czy numer jest parzysty.
   *[nobody] { $seat } pyta, czy numer jest parzysty.
}
event-asks-among = { $you ->
    [seat] Pytasz, czy numer to { OR($numbers) }.
   *[nobody] { $seat } pyta, czy numer to { OR($numbers) }.
}
event-asks-at-least = { $you ->
    [seat] Pytasz, czy numer to co najmniej { $number }.
   *[nobody] { $seat } pyta, czy numer to co najmniej { $number }.
}
event-guesses = { $you ->
    [seat] Zgadujesz kryjówkę: { OR($numbers) }.
   *[nobody] { $seat } zgaduje kryjówkę: { OR($numbers) }.
}
event-answers-yes = { $you ->
    [seat] Odpowiadasz: TAK.
   *[nobody] { $seat } odpowiada: TAK.
}
event-answers-no = { $you ->
    [seat] Odpowiadasz: NIE.
   *[nobody] { $seat } odpowiada: NIE.
}
event-ignores = { $you ->
    [seat] Nie odpowiadasz: działa osłona.
   *[nobody] { $seat } nie odpowiada: działa osłona.
}
event-shields = { $you ->
    [seat] Masz osłonę: do swojej następnej tury nie odpowiadasz na niebieskie karty.
   *[nobody] { $seat } ma osłonę: do swojej następnej tury nie odpowiada na niebieskie karty.
}
event-boxes = { $you ->
    [seat] Odkładasz zakrytą kartę do pudełka.
   *[nobody] { $seat } odkłada zakrytą kartę do pudełka.
}
event-boxes-card = { $you ->
    [seat] Odkładasz do pudełka kartę { $card }.
   *[nobody] { $seat } odkłada do pudełka kartę { $card }.
}
event-draws = { $you ->
    [seat] Dobierasz kartę.
   *[nobody] { $seat } dobiera kartę.
}
event-draws-card = { $you ->
    [seat] Dobierasz kartę { $card }.
   *[nobody] { $seat } dobiera kartę { $card }.
}
event-found = { $you ->
    [seat] Twoja kryjówka odkryta! Odpadasz z rundy.
   *[other] Kryjówka odkryta! { $seat } odpada z rundy.
}
event-scores = { $you ->
    [side] Zdobywasz { n-points } i masz razem { $total }.
   *[nobody] { $side } zdobywa { n-points } i ma razem { $total }.
}
event-scores-team = { $you ->
    [side] Twój zespół ({ AND($members) }) zdobywa { n-points } i ma razem { $total }.
   *[nobody] Zespół { $side } ({ AND($members) }) zdobywa { n-points } i ma razem { $total }.
}
event-round-over = Koniec rundy { $round }. Punkty – { $scores }.
event-game-over = { $you ->
    [side] Koniec gry: wygrywasz! Punkty – { $scores }.
   *[nobody] Koniec gry: wygrywa { $side }! Punkty – { $scores }.
}
event-game-over-team = { $you ->
    [side] Koniec gry: wygrywa twój zespół ({ AND($members) })! Punkty – { $scores }.
   *[nobody] Koniec gry: wygrywa zespół { $side } ({ AND($members) })! Punkty – { $scores }.
}

# Kilka kart stosu zawsze wymienia się od góry.
event-peeks-bottom = { $you ->
    [seat] Podglądasz spód { stack-of }: { n-cards }.
   *[nobody] { $seat } podgląda spód { stack-of }: { n-cards }.
}
event-peeks-bottom-cards = { $you ->
    [seat] Podglądasz spód { stack-of }: { these-cards }.
   *[nobody] { $seat } podgląda spód { stack-of }: { these-cards }.
}
event-peeks-top = { $you ->
    [seat] Oglądasz wierzch { stack-of }: { n-cards }.
   *[nobody] { $seat } ogląda wierzch { stack-of }: { n-cards }.
}
event-peeks-top-cards = { $you ->
    [seat] Oglądasz wierzch { stack-of }: { these-cards }.
   *[nobody] { $seat } ogląda wierzch { stack-of }: { these-cards }.
}
event-arranges = { $you ->
    [seat] Układasz karty { stack-of }: jedna zostaje na wierzchu, na spód: { n-cards }.
   *[nobody] { $seat } układa karty { stack-of }: jedna zostaje na wierzchu, na spód: { n-cards }.
}
event-arranges-cards = { $you ->
    [seat] Układasz karty { stack-of }. Na wierzchu: { $top }. Na spodzie: { $under }.
   *[nobody] { $seat } układa karty { stack-of }. Na wierzchu: { $top }. Na spodzie: { $under }.
}

## Odpowiedzi do wyboru

action-hide = Ukryj się w kryjówce { $card }
action-hide-of-two = Ukryj się w kryjówce { $card }, w ręku zostaw kartę { $other }: { $does }
action-settle = Kryjówka partnera: { $card }
action-keep = Zatrzymaj kartę { $card }
action-keep-of-two = Zatrzymaj kartę { $card }: { $does }; partnerowi oddaj kartę { $other }
action-use = Użyj karty { $number }: { $does }
action-use-card = Użyj karty
action-guess = Zgadnij kryjówkę
action-name = { $number }
action-run = { OR($numbers) }
action-run-from = kolejne numery od { $number }
action-from = { $number } lub wyższy
action-copy = Wykonaj działanie karty { $card }: { $does }
action-extra = Dobierz kartę i rozegraj dodatkową turę
action-top = Na wierzch: { $card }
action-under = Na sam spód: { $card }
action-card = Wychodzi karta { $card }
action-begin = Zaczyna { $seat }

## Pytania: do ciebie (prompt) i do innych (waiting)

prompt-hide = Wybierz jedną z dwóch kart na swoją kryjówkę; druga zostanie ci w ręku.
prompt-team-hide = Wybierz jedną z czterech kart na swoją kryjówkę.
prompt-team-settle = Wybierz jedną z trzech kart na kryjówkę partnera ({ $partner }); dwie pozostałe idą do podziału.
prompt-team-keep = Masz dwie karty od partnera ({ $partner }): jedną zatrzymaj w ręku, druga wraca do partnera.
prompt-turn-own = Twoja tura.
prompt-turn-for-partner = Grasz w zastępstwie partnera ({ $seat }).
prompt-turn = { $turn } Użyj karty { $card } albo odłóż ją do pudełka i zgadnij kryjówkę.
prompt-turn-no-card = { $turn } Nie masz karty, więc zgadnij kryjówkę.
prompt-turn-nothing-to-copy = { $turn } Karta { $card } nie ma czego powtórzyć, więc odłóż ją do pudełka i zgadnij kryjówkę.
prompt-turn-guessing = { $box ->
    [yes] Podaj numer kryjówki. Karta { $card } trafi zakryta do pudełka.
   *[no] Podaj numer kryjówki.
}
prompt-name-lair = Karta { $card }: podaj numer kryjówki.
prompt-name-lair-run = { $length ->
    [few] Karta { $card }: podaj naraz { $length } kolejne numery kryjówek.
   *[many] Karta { $card }: podaj naraz { $length } kolejnych numerów kryjówek.
}
prompt-choose-run = { $length ->
    [few] Karta { $card }: o które { $length } kolejne numery pytasz?
   *[many] Karta { $card }: o które { $length } kolejnych numerów pytasz?
}
prompt-choose-numbers = { $nth ->
    [1] Karta { $card }: podaj numer { $nth } z { $count }.
   *[other] Karta { $card }: podaj numer { $nth } z { $count }. Są już: { $named }.
}
prompt-choose-lowest = Karta { $card }: od którego numeru w górę pytasz?
prompt-arrange-top = Którą kartę { stack-of } zostawiasz na wierzchu?
prompt-arrange-under = Którą kartę kładziesz na sam spód { stack-of }? Na wierzchu będzie { $top }.
prompt-copy-or-extra = Karta { $card }: wykonaj działanie karty ze środka albo dobierz kartę i rozegraj dodatkową turę.

waiting-hide = { $players ->
    [one] Kryjówkę wybiera jeszcze { $names }.
   *[other] Kryjówki wybierają jeszcze: { $names }.
}
waiting-teams-hide = { $players ->
    [one] Karty swojego zespołu dzieli jeszcze { $names }.
   *[other] Karty swoich zespołów dzielą jeszcze: { $names }.
}
waiting-turn = Teraz: { $names }.
waiting-turn-for-partner = { $you ->
    [seat] Twoja tura. W zastępstwie gra { $names }.
   *[nobody] Tura: { $seat }. W zastępstwie gra { $names }.
}
waiting-name-lair = { $names } zgaduje kryjówkę kartą { $card }.
waiting-name-lair-run = { $names } zgaduje kryjówkę kartą { $card }.
waiting-choose-run = { $names } wybiera numery do pytania karty { $card }.
waiting-choose-numbers = { $names } wybiera numery do pytania karty { $card }.
waiting-choose-lowest = { $names } wybiera numer do pytania karty { $card }.
waiting-arrange = { $names } układa karty { stack-of }.
waiting-copy-or-extra = { $names } wybiera, co zrobi karta { $card }.

## Dlaczego czegoś nie można zrobić

refused-not-dealt = Nie masz karty { $card } do wyboru.
refused-no-card = Nie masz karty w ręku, więc musisz zgadywać.
refused-nothing-to-copy = Ta karta nie ma teraz czego powtórzyć, a stos jest pusty. Możesz tylko zgadywać.
refused-empty-stack = Stos jest pusty, więc nie ma dodatkowej tury.
refused-not-in-middle = Karta { $card } nie leży odkryta na środku stołu.
refused-copy-of-copy = Karty { $card } nie można tu powtórzyć.
refused-number = Nie ma numeru { $number }: kryjówki mają numery od 1 do { $last }.
refused-open-number = Numer { $number } leży odkryty na środku, a gracie bez blefu.
refused-named-twice = Numer { $number } jest już podany: numery muszą być różne.
refused-run = { $length ->
    [few] { $length } kolejne numery mogą się zaczynać od 1 do { $last }.
   *[many] { $length } kolejnych numerów może się zaczynać od 1 do { $last }.
}
refused-not-looked-at = Karty { $card } nie ma wśród tych, które oglądasz.

# Asked before a guess.
confirm-guess = { $guess }? Naciśnij jeszcze raz
