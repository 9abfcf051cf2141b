# Claustrophobia al tavolo: pannelli, mani, impostazioni.

## Pannelli

cl-pad-actor = { START($who) } { $stats }
cl-pad-warrior = { START($who) }: { $stats }.
cl-pad-more = Altro …
cl-pad-choose = Scegli
cl-pad-not-now = Ora non si può fare.
cl-pad-aim = **{ $card }** – { $about }
cl-pad-buries-seal = Accanto a un sigillo i tuoi guerrieri colpiscono prima il crollo: con attacco 1 non passano né l'uno né l'altro.
cl-pad-nobody = Nessuno
cl-pad-die = { $die }: { $stats }{ $exhausts ->
    [yes] { "" } Esausto 💤
   *[no] { "" }
}
cl-pad-die-for = **Quale dado per { $human }?**
cl-pad-asked-here = Ora deve rispondere { $name }. Poi qui si prosegue da sé; oppure premi **{ cl-board-pad }** sul tabellone.
cl-pad-asks-again = Se devi rispondere di nuovo, lo vedi qui da sé; oppure premi **{ cl-board-pad }** sul tabellone.
cl-pad-nobody-acts = Ora nessuno dei tuoi guerrieri può muoversi o combattere.
cl-pad-still = { $others ->
    [0] { START($who) } può ancora agire.
    [one] { START($who) } e un altro possono ancora agire.
   *[other] { START($who) } e altri { $others } possono ancora agire.
}
cl-pad-dice-left = Ci sono dadi che potresti ancora piazzare.
cl-pad-points-left = Hai ancora { $points } PM per evocare.
cl-pad-end = Finire lo stesso?
cl-pad-which-gift = **Quale Dono?**
cl-pad-no-gift = Nessun Dono
cl-pad-legend = Numeri: movimento/attacco/difesa.
cl-pad-given = { ROLE($human, "label") } → { $die }
cl-pad-last-die = { $die }; { $rest }
cl-pad-most-combat = Più forti: { $dice }
cl-pad-most-defense = Più sicuri: { $dice }
cl-pad-most-movement = Più veloci: { $dice }
cl-pad-how-to-lay = **Come va girata la tessera “{ $tile }”?**
cl-pad-which-hole = **Quale tessera riceve il foro?**
cl-pad-which-lines = { $count ->
    [one] **{ START($human) } subisce un colpo: quale linea perde?**
   *[other] **{ START($human) } subisce { $count } colpi: quale linea perde per questo?**
}
cl-pad-doomed = { START($human) } non si può salvare, qualunque linea perda.
cl-pad-lose = Perdi { $lines }
cl-pad-parry = Gioca { cl-advantage-card }: nessuna perdita
cl-pad-hit-of = Colpo { $number } { ROLE($human, "on") }
cl-pad-guard = Il colpo lo subisce { $human }
cl-pad-threat = { $asked ->
    [dice] Dadi { $dice } · { $points } PM
    [summons] **Evocare trogloditi?** { $points } PM
    [nothing] Hai { $points } PM.
   *[other] ?{ $asked }
}
cl-pad-place-dice = Piazza dadi …
cl-pad-cards = Carte Evento …
cl-pad-summon = { $left ->
    [0] Evoca …
   *[other] Evoca (dadi da parte) …
}
cl-pad-set = { cl-slot-word } { $dice }: { $slot ->
    [calm] +1 dado
    [sounds] { $points } PM
    [speed] +1 MVT
    [legion] +1 DEF
    [claws] rilancio
    [dark] { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
    [taste] evoca accanto agli umani
    [burrowing] evoca ovunque
    [resistance] Elusivi
    [trap] un colpo { ROLE($human, "on") }
   *[other] ?{ $slot }
}
cl-pad-so-many = { $number ->
    [0] { cl-troglodytes }
   *[other] { $count }
} su { $tile }
cl-pad-demon-on = Demone su { $tile }
cl-pad-summons = { $places } ({ $price } PM)
cl-pad-all = { cl-troglodytes } { $act }
cl-pad-all-on = { cl-troglodytes } { $act } e poi in { $tile }
cl-pad-all-attack = { cl-troglodytes } { $act }, attacco { ROLE($human, "dative") }
cl-pad-end-phase = Fine fase
cl-pad-stops = Si ferma lì. { $why }
cl-pad-rest-waits = Il resto aspetta questa risposta.
cl-pad-no-place = Ora non si può evocare niente: serve una tessera con un lato sul buio, senza umani, e con posto.
cl-pad-price = { $label } ({ $price })
cl-pad-gifts = Doni ({ $price } l'uno) …
cl-pad-objects = Oggetti ({ $price } l'uno) …
cl-pad-bids = Chi gioca con gli umani spende l'offerta per loro: un Condannato o un Mercenario costa { $warrior }, un Dono o un Oggetto { $gift }, una carta Vantaggio { $card }; il Redentore è gratis.
cl-pad-back = Indietro
cl-pad-closed = Chiuso. I pulsanti dell'ultimo tabellone lo riaprono.

## Mani

cl-hand-title = { $side ->
    [humans] **Le tue carte Vantaggio**, che nessun altro vede:
    [demons] **Le tue carte Evento**, che nessun altro vede:
   *[other] ?{ $side }
}
cl-hand-empty = Non hai carte in mano.
cl-board-pad = Agisci
cl-board-hand = La mia mano
look-hand = La mia mano

## Impostazioni

setting-pictures-of-demons = { $films ->
    [all] un filmato di ogni Fase Azioni dei Demoni alla sua fine, tranne quando succede poco
    [none] nessun filmato della Fase Azioni dei Demoni
   *[other] ?{ $films }
}
setting-naming = { $choice ->
    [by-time] dopo ogni attacco; alla fine del round se un turno ha un'ora o più
    [at-once] dopo ogni attacco
    [deferred] alla fine del round
   *[other] ?{ $choice }
}
setting-naming-by-time = { $naming ->
    [at-once] dopo ogni attacco (finché un turno ha meno di un'ora)
    [deferred] alla fine del round (perché un turno ha un'ora o più)
   *[other] ?{ $naming }
}
