# Karty i kafle w całości.

pact-name = Pakt { $number }
spook-other = { $case ->
    [whom] straszydło „{ $name }”
   *[is] { $name }
}
card-text-spook = „{ $spook }”, straszydło. Żywioł: { $element }. Siła { $day } w dzień i { $night } w nocy. Cena: { $price }.
card-text-imp = „{ $imp }”, diablik. Żywioł: { $element }. Sztuk: { $copies }. Kiedy: { OR($windows) }. Działanie: { $does }.
card-text-tile = { $time ->
    [day] „{ $tile }”, dzielnica dzienna. Żywioł: { $element }. Nowe kostki przy 2, 3 i 4 graczach: { AND($yields) }. { $marks }
    [night] „{ $tile }”, dzielnica nocna. Żywioł: { $element }. Nowe kostki przy 2, 3 i 4 graczach: { AND($yields) }. { $marks }
   *[both] „{ $tile }”, dzielnica dzienna i nocna. Żywioł: { $element }. Nowe kostki przy 2, 3 i 4 graczach: { AND($yields) }. { $marks }
}
card-text-pact = Pakt { $number }: { $wanted }.

window-planning = w tajnym planie ruchu
window-before-planning = przed planowaniem
window-moved = po ruchu wszystkich, przed pojedynkami
window-before-roll = w swoim pojedynku przed rzutem
window-after-roll = po swoim rzucie, zanim pójdzie energia
window-won = po wygranym pojedynku
window-acting = wśród swoich akcji
window-feeding = podczas swojego żywienia

mark-frighten = Można tu straszyć.
mark-imp = Można tu przyzwać diablika.
mark-suburb = Przedmieście.
mark-centre = Musi być otoczona ze wszystkich stron.
mark-none = Bez ikon.
