# I rompicapi di Fearsome Floors: che cosa si chiede, che cosa ne viene, e che cosa insegnano le lezioni.

ff-puzzle-kind = { $kind ->
    [save] Salvale tutte
    [escape] Fuori di lì
    [one-tile] Una pietra in più
    [duel] Qualunque cosa rispondano
    [leader] Ferma chi è in testa
    [feed] Sfama il mostro
    [both] Salvale tutte e due
    [eat-them-all] Mangiale tutte
   *[other] ?{ $kind }
}
ff-puzzle-all-move = Giochi con il { $colour }.
ff-puzzle-to-move = Giochi con il { $colour }, e puoi ancora muovere solo { $tokens }.
ff-puzzle-to-place = Giochi con il { $colour }, e tutte le pedine sono state mosse.
ff-puzzle-answered = Poi muove { $tokens }, come vuole.
ff-puzzle-walk = { $count ->
    [1] { "" } quando il mostro gioca { $cards }
   *[other] , qualunque carta esca
}
ff-puzzle-aim = { $kind ->
    [save] Muovi in modo che nessuna tua pedina venga mangiata{ $walk }.
    [escape] Muovila in modo che sopravviva e possa uscire nel prossimo round{ $walk }.
    [one-tile] Piazza una pietra in modo che il mostro mangi tutte le pedine degli altri e nessuna delle tue. La sua carta è { $cards }: va avanti finché ne ha mangiate tre, ma per non più di 20 passi.
    [duel] Muovi in modo che nessuna tua pedina venga mangiata, dovunque vada l'altra e qualunque carta esca.
    [leader] Muovi in modo che venga mangiato { $prey } e nessuna delle tue pedine{ $walk }.
    [feed] Muovi in modo che vengano mangiate almeno { $count } pedine degli altri e nessuna delle tue{ $walk }.
    [both] Muovile entrambe in modo che nessuna tua pedina venga mangiata{ $walk }.
    [eat-them-all] Muovi in modo che il mostro mangi tutte le pedine degli altri e nessuna delle tue. La sua carta è { $cards }: va avanti finché ne ha mangiate tre, ma per non più di 20 passi.
    [get-out] Muovi in modo che una tua pedina esca.
    [win] Muovi in modo da vincere ora.
    [spare] Muovi in modo che { $token } non venga mangiato{ $walk }.
   *[other] ?{ $kind }
}
ff-puzzle-theme = { $theme ->
    [push] spinte
    [slide] una scivolata sul sangue
    [come-in] un'entrata
    [stay] una sosta
    [bait] un'esca
    [tie] una parità
    [monster-pushes] ciò che spinge il mostro
    [turning-stone] una pietra rotante
    [teleporter] un teletrasporto
    [wall] un passaggio nel muro
   *[other] ?{ $theme }
}

## Che cosa viene da una risposta

ff-puzzle-right = { $kind ->
    [save] Giusto: nessuna tua pedina viene mangiata{ $walk }.
    [escape] Giusto: { $token } sopravvive e può uscire nel prossimo round{ $walk }.
    [one-tile] Giusto: il mostro mangia tutte le pedine degli altri e nessuna delle tue.
    [duel] Giusto: nessuna tua pedina viene mangiata, qualunque sia la risposta e qualunque carta esca.
    [leader] Giusto: { $prey } viene mangiato e nessuna delle tue pedine{ $walk }.
    [feed] Giusto: almeno { $count } pedine degli altri vengono mangiate e nessuna tua{ $walk }.
    [both] Giusto: entrambe sono al sicuro, come tutte le tue{ $walk }.
    [eat-them-all] Giusto: il mostro mangia tutte le pedine degli altri e nessuna delle tue.
    [get-out] Giusto: una tua pedina è in salvo.
    [win] Giusto: hai vinto.
    [spare] Giusto: { $token } non viene mangiato{ $walk }.
   *[other] ?{ $kind }
}
ff-puzzle-wrong = { $tempts ->
    [yes] Ma{ " " }
   *[no] Non ancora:{ " " }
}{ $answer }{ $steps ->
    [none] { "" }
   *[other] con la carta { $steps }{ " " }
}{ $miss ->
    [eaten] { $token } viene mangiato.
    [spared] { $token } non viene mangiato.
    [too-few] { $count ->
        [0] nessuna pedina degli altri viene mangiata.
        [one] viene mangiata solo 1 pedina degli altri.
       *[other] vengono mangiate solo { $count } pedine degli altri.
    }
    [no-way-out] { $token } non può uscire nel prossimo round.
    [still-inside] nessuna tua pedina è in salvo.
    [not-won] la partita continua.
   *[other] ?{ $miss }
}
ff-puzzle-if-answered = { $place ->
    [none] se { $token } resta,{ " " }
    [out] se { $token } esce,{ " " }
   *[other] se { $token } va in { $place },{ " " }
}

## Lezioni

ff-lesson = { $lesson ->
    [numbers] Una pedina va avanti di tanti spazi quanti ne dice il suo numero, e anche il passo fuori dall'angolo conta. Poi viene capovolta: i suoi due numeri insieme fanno 7.
    [sight] Il mostro fa tanti passi quanti ne dice la sua carta. Prima di ognuno guarda davanti, alla sua sinistra e alla sua destra, e mai dietro.
    [stone] Una pedina spinge una pietra e si mette al suo posto. Dietro una pietra non si è visti.
    [tie] Tra due pedine ugualmente vicine il mostro non sceglie: va dritto.
    [blood] Il sangue porta una pedina dall'altra parte per un punto.
    [bait] Nel primo stadio chi viene mangiato aspetta di nuovo all'ingresso: sacrifica la pedina più indietro.
    [win] Tutte le tue pedine in salvo tranne una, e vinci subito: non aspettare l'ultima.
   *[other] ?{ $lesson }
}
