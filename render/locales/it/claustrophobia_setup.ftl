# Aprire un tavolo di Claustrophobia: lo scenario, le squadre, gli handicap.

cl-lobby-scenario = **{ cl-scenario }**: { $aim } Al massimo { $limit } round di circa 4 minuti.
cl-lobby-aim = { $scenario ->
    [air] due umani devono uscire vivi dall'Uscita, che si trova dopo 8 tessere.
    [barrels] gli umani trovano la Fossa, l'unica Tana dei Trogloditi, e ci sistemano tre barili, uno per round.
    [choir] gli umani trovano il Signore delle Anime nel Pentacolo e lo uccidono.
    [prayers] il Redentore dice nove preghiere nel Pentacolo, una per round, mentre i sigilli si rompono.
    [brother] gli umani liberano il Condannato posseduto da un demone, e lo tengono in vita.
    [chest] gli umani trovano la reliquia in uno di quattro forzieri e la portano fuori.
   *[other] ?{ $scenario }
}
cl-lobby-humans = Umani: { $humans }; Doni { $gifts }; { $cards ->
    [one] 1 carta Vantaggio.
   *[other] { $cards } carte Vantaggio.
}
cl-lobby-with = { ROLE($human, $role) } con { $objects }
cl-lobby-demons = Demoni: trogloditi e { cl-demon }{ $bought ->
    [0] {""}
    [one] { "" } (si può evocare una volta)
   *[other] { "" } (si può evocare { $bought } volte)
}, { cl-threat-points }.
cl-lobby-auction = Gli umani vanno all'asta: le offerte scendono da 21, chi offre meno li compra e li gioca.
cl-lobby-undecided = umani o demoni, come decide l'asta
cl-bidder = chi offre
cl-cards-bought = { $cards ->
    [one] 1 carta Vantaggio.
   *[other] { $cards } carte Vantaggio.
}
cl-lobby-handicaps = Handicap: { $handicaps }.
cl-handicap-deck = niente Smarriti e niente Panico! nel mazzo Evento
cl-handicap-points = 3 PM in più per i demoni
cl-handicap-card = una carta Vantaggio in più per gli umani
cl-handicap-gift = in più { $gift }
