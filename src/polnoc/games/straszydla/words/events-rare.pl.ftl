# To, co w grze zdarza się rzadko.

event-plan-shown = { $you ->
    [seat] Twój plan: { $walked }.
   *[nobody] { $seat } pokazuje plan: { $walked }.
}
event-stays = { $you ->
    [seat] Nie możesz się ruszyć: zostajesz na miejscu.
   *[nobody] { $seat } nie może się ruszyć i zostaje na miejscu.
}
event-steals = { $you ->
    [seat] Zabierasz 1 kostkę { cube-of }. Traci ją { $by }.
    [by] Tracisz 1 kostkę { cube-of }. Zabiera ją { $seat }.
   *[nobody] { $seat } zabiera 1 kostkę { cube-of }. Traci ją { $by }.
}
event-eats-free = { $you ->
    [seat] Karmisz { $spook_whom } samą grozą.
   *[nobody] { $seat } karmi { $spook_whom } samą grozą.
}
event-eases = { $count ->
    [one] „{ $spook }” potrzebuje teraz o { $count } kostkę mniej.
    [few] „{ $spook }” potrzebuje teraz o { $count } kostki mniej.
   *[many] „{ $spook }” potrzebuje teraz o { $count } kostek mniej.
}
event-summons-none = { $you ->
    [seat] Nie przyzywasz straszydła: stos jest pusty.
   *[nobody] { $seat } nie przyzywa straszydła: stos jest pusty.
}
prompt-choose-eased = { $less ->
    [one] Które straszydło potrzebuje o { $less } kostkę mniej?
    [few] Które straszydło potrzebuje o { $less } kostki mniej?
   *[many] Które straszydło potrzebuje o { $less } kostek mniej?
}
waiting-choose-eased = { $names } wybiera straszydło o mniejszym apetycie.
prompt-summoning = { $tile }: z którego stosu przyzywasz straszydło?
waiting-summoning = { $names } wybiera stos, z którego przyzwie straszydło.
prompt-pick-dice = Twoje kości: { $dice }. Którymi rzucasz ponownie?
prompt-set-one = Twoje kości: { $dice }. Którą ustawiasz i na ile?
waiting-pick-dice = { $names } wybiera kości do ponownego rzutu.
waiting-set-one = { $names } ustawia kość.
waiting-choose-imp = { $names } wybiera diablika.
prompt-choose-imp = Z którego stosu bierzesz diablika?
waiting-after-winning = { $names } może użyć diablika po wygranej.
prompt-after-winning = { $left ->
    [0] Wygrywasz pojedynek. Czy używasz diablika?
   *[other] Co zabierasz? Przegrywa { $by }. Możesz zabrać jeszcze: { $left }.
}
waiting-take-cube = { $names } wybiera kostkę strachu.
prompt-take-cube = Którą kostkę strachu bierzesz?
waiting-recolouring = { $names } zamienia kostki.
prompt-recolouring = { $giving ->
    [yes] Którą kostkę zamieniasz? Możesz jeszcze: { $left }.
   *[no] Na co zamieniasz 1 kostkę { cube-of }?
}
event-recolours = { $you ->
    [seat] Zamieniasz { $old } na { $new }.
   *[nobody] { $seat } zamienia { $old } na { $new }.
}
