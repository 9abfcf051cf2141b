# I programmi che giocano a Fearsome Floors: i loro nomi, e perché giocano così.

ff-level = { $level ->
    [runner] Lepre
    [novice] Topo
    [player] Gatto
    [skilled] Volpe
    [expert] Gufo
    [master] Drago
   *[other] ?{ $level }
}
ff-level-about = { $level ->
    [runner] corre all'uscita e non si guarda mai intorno
    [novice] immagina una carta e spera in quella
    [player] guarda tutte le carte, una mossa avanti
    [skilled] studia le sue poche mosse migliori fino alla fine del round
    [expert] studia molte mosse, e non si distrae mai
    [master] pensa anche alle tue risposte
   *[other] ?{ $level }
}

## Perché una mossa è stata giocata

ff-motive-wins = Con { $token } in salvo la partita è vinta.
ff-motive-escapes = { START($token) } esce, in salvo.
ff-motive-safe = Lì nessuna carta mangia { $token }; se fosse rimasto, lo { $before ->
    [one] avrebbe mangiato { $before }
   *[other] avrebbero mangiato { $before }
} su { $cards }.
ff-motive-safer = Lì { $after ->
    [one] { $after } carta su { $cards } mangia { $token }
   *[other] { $after } carte su { $cards } mangiano { $token }
}; se fosse rimasto, lo avrebbero mangiato { $before }.
ff-motive-risks = Lì { $after ->
    [one] { $after } carta su { $cards } mangia { $token }
   *[other] { $after } carte su { $cards } mangiano { $token }
}.
ff-motive-rescues = Aiuta { $other }: ora { $after ->
    [0] nessuna carta su { $cards } lo mangia
    [one] { $after } carta su { $cards } lo mangia
   *[other] { $after } carte su { $cards } lo mangiano
} (prima: { $before }).
ff-motive-exposes = Lascia { $other } in pericolo: ora { $after ->
    [0] nessuna carta su { $cards } lo mangia
    [one] { $after } carta su { $cards } lo mangia
   *[other] { $after } carte su { $cards } lo mangiano
} (prima: { $before }).
ff-motive-feeds = Manda il mostro contro { $other }: ora { $after ->
    [0] nessuna carta su { $cards } lo mangia
    [one] { $after } carta su { $cards } lo mangia
   *[other] { $after } carte su { $cards } lo mangiano
} (prima: { $before }).
ff-motive-enters = { START($token) } entra.
ff-motive-nearer = { START($token) } potrebbe uscire tra { $rounds ->
    [one] un round
   *[other] { $rounds } round
}, invece che tra { $before }.
ff-motive-on-its-way = { START($token) } si avvicina all'uscita: potrebbe uscire tra { $rounds ->
    [one] un round
   *[other] { $rounds } round
}.
ff-motive-waits = { START($token) } aspetta un momento migliore per proseguire.
ff-motive-no-nearer = { START($token) } non si avvicina all'uscita, e nessuna ragione spicca sulle altre.
ff-motive-too-late = { START($token) } è troppo lontano dall'uscita: { $left ->
    [0] questo è l'ultimo round.
    [one] gli servono altri { $rounds } round, e ne resta solo { $left }.
   *[other] gli servono altri { $rounds } round, e ne restano solo { $left }.
}
ff-motive-runs = Non ha guardato il mostro.
ff-motive-imagines = Si aspettava la carta { $card }.
ff-motive-tile-for-cover = { START($tile) } su { $square } dà riparo vicino alla via d'uscita.
ff-motive-tile-to-turn = { START($tile) } su { $square } può mandare il mostro altrove.
ff-motive-tile-on-way = { START($tile) } su { $square } sta sulla via d'uscita, per una scivolata.
ff-motive-tile-aside = { START($tile) } su { $square } sta lontano dalla via d'uscita, dove nessuno se lo aspetta.

## Un consiglio: le mosse migliori, e che cosa rischia ognuna

ff-hint = Le tue mosse migliori secondo { $level }:
ff-hint-way = **{ $number }.** { $does }{ $others ->
    [none] { "" }
   *[other] { " " }Alla pari: { $others }.
} { $percent }% di probabilità di vincere. { $why ->
    [none] { "" }
   *[other] { $why }{ " " }
}{ $risk }{ $better ->
    [none] { "" }
   *[other] { " " }{ $better }
}
ff-hint-other = **{ $number }.** { $goal }
ff-hint-less-risk = Meno rischio di **{ $next }**: in media le tue pedine mangiate sono { $mine }, non { $theirs }.
ff-hint-more-wins = { $points } vittorie in più su 100 che con **{ $next }**{ $risky ->
    [yes] , anche se rischia di più
   *[no] { "" }
}.
ff-hint-risks = A rischio: { $risks }.
ff-hint-risk = { $token } ({ $some } { $some ->
    [one] carta
   *[other] carte
} su { $cards }{ $moves ->
    [yes] , se resta lì
   *[no] { "" }
})
ff-hint-draft = Per piazzare i tasselli non ci sono consigli: nessun tassello aiuta un giocatore più di un altro.
ff-hint-safe = Nessuna tua pedina è a rischio.
ff-hint-over = Con questa la partita è finita.

## Un'analisi: da dove viene ogni risultato, e i momenti decisivi

ff-review-chart = Le probabilità di vittoria di ognuno, round per round.
ff-review-account = { $name }: { $begin }% all'inizio, { $luck } con le carte, { $skill } con le mosse: { $result }%
ff-review-point = **{ $number }.** Round { $round }. { $happened } { $worth }
ff-review-worth = Con la migliore alternativa, le probabilità di { $name } sarebbero state più basse: { $percent }% in meno.
ff-review-cost = Così le probabilità di { $name } sono scese ({ $percent }% in meno); era meglio { $better }.
ff-review-card = { $good ->
    [yes] Quella carta è stata fortuna per { $name }: { $percent }% in più della media.
    [no] Quella carta è stata sfortuna per { $name }: { $percent }% in meno della media.
   *[other] ?{ $good }
}
