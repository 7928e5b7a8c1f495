# Groza prosto z nieba: ptaki, ludzie w ukryciu i to, co robi chmara.

## Nazwy

option-killer-sky = Chmara (ptaki z nieba, bez mordercy)
poster-killer-sky = ptaki są wszędzie; wszystkich nie pokonasz, więc wyprowadź tych, którzy się ukryli
killer-sky = { $case ->
    [of] chmary
    [whom] chmarę
    [to] chmarze
   *[is] chmara
}
minions-sky = { $case ->
    [all] ptaki
    [them] ptaki
    [of] ptaków
    [whom] { $n ->
        [one] { $n } ptaka
        [few] { $n } ptaki
       *[many] { $n } ptaków
    }
    [single] ptak
   *[is] { $n ->
        [one] { $n } ptak
        [few] { $n } ptaki
       *[many] { $n } ptaków
    }
}
victim-the-teacher = { $case ->
    [whom] nauczycielkę
   *[is] nauczycielka
}
victim-the-bird-ringer = { $case ->
    [whom] ornitologa
   *[is] ornitolog
}
victim-the-child-at-the-window = { $case ->
    [whom] dziecko z okna
   *[is] dziecko z okna
}
finale-the-sky-falls = Niebo spada na głowę
finale-no-end-of-wings = Skrzydła bez końca
finale-wall-of-beaks = Ściana dziobów
power-they-are-waiting = Czekają
power-funnel-of-feathers = Lej z piór
power-between-you-and-them = Między tobą a nimi
power-hooked-beaks = Hakowate dzioby
terror-where-do-they-come-from = Skąd ich tyle?
terror-too-quiet = Za cicho
terror-all-at-once = Wszystkie naraz
terror-through-the-shutters = Przez okiennice
terror-curtain-of-wings = Kurtyna skrzydeł

## Co robią karty

does-spawn-dice = { $again ->
    [0] rzuć dwiema kośćmi: jedna to liczba nowych { $minions_of }, druga mówi, gdzie się pojawią, a która jest którą, wybierasz ty
   *[other] rzuć dwiema kośćmi: jedna to liczba nowych { $minions_of }, druga mówi, gdzie się pojawią, a która jest którą, wybierasz ty; jeśli liczba nie przekracza { $again }, zrób to jeszcze raz
}
does-spawn-die = rzuć kością: tyle nowych { $minions_of } pojawia się { $where }
spawn-place-spread = pojedynczo, gdzie chcesz
spawn-place-anywhere = na jednym dowolnym polu
spawn-place-search = na najbliższym polu przeszukania
spawn-place-exit = przy najbliższym wyjściu
spawn-place-victim = przy najbliższej ofierze
spawn-place-heroine = na twoim polu
does-swarm-attack = { $minions } atakują na twoim polu i na każdym, { $where ->
    [full] które jest pełne
   *[outnumbering] na którym jest ich więcej niż ofiar
}
does-swarm-attack-else = { does-swarm-attack }; jeśli nie mają kogo zaatakować: { $otherwise }
if-minions-around = na twoim polu i obok niego jest co najmniej { $n } { $minions_of }
if-specials = { $n ->
    [one] na planszy jest ofiara specjalna
   *[other] ofiar specjalnych na planszy jest co najmniej { $n }
}
holds-spawn-here = { $minions }, o których decydują kości, przylatują według jednej kości, na twoje pole
holds-spawn-more = z dwóch kości wyższa zawsze jest liczbą nowych { $minions_of }
holds-swarm-costs = wejście na pole, na którym więcej { $minions_of } się nie mieści, kosztuje { $n } zdrowia
holds-guarded-exits = przy wyjściu, na którym jest wróg, nikogo nie da się uratować
goal-full = na żadnym polu nie ma już miejsca ({ $minions } są wszędzie)
goal-sheltered-saved = wszyscy, którzy się ukryli, są bezpieczni

## Co się dzieje

event-swarm-die = Kość ptaków: { $face }.
event-swarm-dice = Kości ptaków: { $one_face } i { $other_face }.
event-swarm-assigned = { $count ->
    [few] { $minions } pojawiają się { $where }.
   *[other] { $minions } pojawia się { $where }.
}
event-bloodlust-swarm = Żądza krwi rośnie: poziom { $row }.
event-comes-out = Z ukrycia wychodzi { $who } ({ $space_at }).
event-event-skipped = Pominięte wydarzenie: { $event }. Jego pionek jest w ukryciu.

## Na planszy

draw-assign = Kości ptaków
draw-swarm = { $killer }: { $minions } na planszy, na której mieści się { $most }. Pozostałe karty terroru: { $terror }.

## Pytania i odpowiedzi

prompt-assign-dice = Kości: { $dice }. Jedna to liczba nowych { $minions_of }, druga mówi, gdzie się pojawią. Która jest liczbą?
prompt-pick-landing = { $spread ->
    [yes] Zostaje jeszcze { $minions }. Gdzie siada następny ptak?
   *[no] Gdzie pojawia się { $minions }?
}
prompt-tie-landing = Kilka pól jest równie blisko. Gdzie siadają?
prompt-tie-comes-out = Kilka pól przeszukania jest równie daleko. Gdzie ktoś wychodzi z ukrycia?
action-count-swarm = { $minions } { $where }
refused-exit-guarded = Przy tym wyjściu jest wróg: nikogo nie da się teraz uratować.

## Skąd są liczby

origin-sky = Ptaki: że się nie ruszają, ile mieści się na polu, jak się pojawiają i atakują, ich zakończenia oraz to, jak wygrywa się i przegrywa ich film.

## Podpowiedzi

advice-assign-few = Liczba { $count }, a nie { $most }: co przyleci, to już zostanie.
advice-assign-many = Liczba { $count } zamiast { $most }, ale w miejscu, w którym szkodzi mniej.
advice-landing = { $count ->
    [0] { $space_at } nikogo nie ma i jest to dość daleko od ciebie (kroki: { $steps }).
   *[other] { $space_at } są ofiary (kroki od ciebie: { $steps }), ale gdzie indziej jest gorzej.
}

## Koniec i osiągnięcia

tale-bloodlust-swarm = Z każdą śmiercią są śmielsze. Żądza krwi: { $n }.
ending-won-goal = { $goal }. { $she } ogląda się raz, a potem już nie.
ending-lost-goal = { $goal }. Obraz czernieje, zanim { $she } dobiega do drogi.
feat-nobody-left-behind = Nikt nie został
feat-nobody-left-behind-how = Wygraj, ratując wszystkie trzy osoby z ukrycia.
feat-black-sky = Czarne niebo
feat-black-sky-how = Wygraj, choć ptaki zajęły trzy czwarte planszy.
feat-do-not-feed = Nie karmić ptaków
feat-do-not-feed-how = Wygraj z ptakami, nie zabijając ani jednego.

## Lekcja

lesson-sky = Prosto z nieba
lesson-sky-about = Ptaki, których nie da się wybić, dwie kości, o których decydujesz ty, i ludzie w ukryciu, których trzeba wyprowadzić.

lesson-sky-board =
    Port rybacki i żadnego mordercy. **Ptaki** nigdy się nie ruszają: na falochronie siedzą trzy, a co turę przylatują następne. Wszystkich nie wybijesz. Wygrywasz, gdy uratujesz osobę **w ukryciu**, a przegrywasz, gdy na każdym polu są trzy ptaki: pasek na planszy pokazuje, jak bardzo jest pełna.

    W każdej fazie mordercy ptaki atakują na **twoim** polu i na każdym, na którym są **trzy**, a potem przylatują nowe. Zakończ zakupy.
lesson-sky-board-right = Nikt nie został zaatakowany: w tawernie nie ma ptaków, a na falochronie nie ma ludzi. Potem potoczyły się dwie kości.
lesson-sky-board-wrong = Nie teraz. Zakończ zakupy i patrz w niebo.

lesson-sky-dice =
    Na kościach jest **5 i 1**. Jedna kość to **liczba** ptaków, druga mówi, **gdzie** się pojawią, a która jest którą, wybierasz ty. Przy 1 siadają pojedynczo, gdzie chcesz, przy 5 przy najbliższej ofierze.

    Pięć ptaków, które rozsadzisz po kątach, dziś nikomu nie zaszkodzi, ale zostaną na zawsze. Weź jednego.
lesson-sky-dice-right = Jeden ptak na rynku, przy najbliższych ofiarach. Na razie nic nie robi: atakują tam dopiero trzy. Karta terroru przysłała jeszcze dwa na najbliższe pole przeszukania.
lesson-sky-dice-wrong = Pięć nowych ptaków mocno przybliża koniec. Weź jednego.

lesson-sky-go =
    Udany chód: dwa kroki. Ofiary są atakowane zawsze **przed** tobą, ale w każdym ataku tylko jedna, a żeby zabić, wystarczy jeden ptak.

    Idź na rynek, do dwojga ludzi.
lesson-sky-go-right = Ptaki cię nie zatrzymują i nikomu nie przeszkadzają iść za tobą.
lesson-sky-go-wrong = Ludzie są na rynku. Idź tam.

lesson-sky-lead =
    Dalej do wędzarni, w stronę wydm. Idą za tobą najwyżej dwie osoby, także na pole z ptakami. Zabierz obie.
lesson-sky-lead-right = Obie są z tobą. Tam, gdzie zostaniesz z ptakiem, w fazie mordercy zginie jedna z nich.
lesson-sky-lead-wrong = Nikt nie zostaje. Zabierz obie.

lesson-sky-out =
    Jeszcze jeden „Chód” i stoisz na wydmach, przy wyjściu, z dwiema osobami. Uratuj jedną.
lesson-sky-out-right = Pole na karcie jest zakryte. Gdy zakryjesz wszystkie albo gdy nie będzie już zwykłych ofiar, ten, kto jest **w ukryciu**, wyjdzie na polu przeszukania najdalej od ciebie. Żaden ptak go nie ruszy, ale trzeba go wyprowadzić jak każdego.
lesson-sky-out-wrong = Teraz! Uratuj ofiarę.

lesson-sky-alone =
    To cały film: wyprowadzaj ludzi, kończ tury tam, gdzie nie ma ptaków, i wybieraj małe liczby. „Garda” jest na tury, w których takiego miejsca nie ma, a ciosy na ptaki przy wyjściu.

    W każdej lokacji symbol ruchu na jej kartach przynosi nowe ptaki, a w trudniejszych filmach w ukryciu są dwie lub trzy osoby. Ten film znajdziesz pod nazwą „Chmara”.
