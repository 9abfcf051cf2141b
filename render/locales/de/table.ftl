# Was an jedem Tisch gesagt wird, egal welches Spiel.

## Die Lobby

lobby-title = **{$game}**: ein Tisch für { $more ->
    [0] {$fewest} Personen
   *[other] {$fewest} bis {$most} Personen
}
lobby-empty = Noch ist niemand dabei.
lobby-seat = {$number}. {$name}: {$side}
lobby-how = Mach mit, mit dem Knopf oder `/join`. Starten kann, wer dabei ist.
lobby-started = Das Spiel hat begonnen, mit { $players } Personen.
lobby-unused = An diesem Tisch hat seit einem Tag niemand etwas getan, deshalb ist er geschlossen; `/new` öffnet einen neuen.
lobby-closed = { $players ->
    [0] Dieser Tisch ist geschlossen: Alle sind gegangen.
   *[other] Dieser Tisch ist geschlossen.
}
lobby-join = Mitspielen
lobby-leave = Gehen
lobby-start = Starten
lobby-thread = In einem Thread starten
lobby-opponent = Gegner dazu
lobby-find = Leute suchen
lobby-primer = So wird gespielt
lobby-learn = Spielend lernen
primer-back = Zurück
primer-next = Weiter
primer-rules = Alle Regeln
lobby-another-side = Andere Seite
lobby-side-needs = erst ab { $fewest } Personen
lobby-side-noted = { $side } ({ $note })
program-name = { $level }{ $number ->
    [1] {""}
   *[other] { " " }{ $number }
} (Bot)
level-offer = { $name }: { $about }
opponent-choose = Wie gut soll das Programm spielen? Es nimmt den ersten freien Platz.
opponent-placeholder = Wähl eine Stärke
opponent-remove = Das letzte wegnehmen
opponent-added = { $name } ist dabei.
opponent-removed = Das Programm ist vom Tisch gegangen.
opponent-none = An diesem Tisch spielt kein Programm.
opponent-unknown-level = Die Stärke „{ $level }“ gibt es nicht: Es gibt { $known }.
lobby-opened = Der Tisch ist offen, und du bist dabei.
lobby-opened-in-thread = Der Tisch ist offen, und du bist dabei. Gespielt wird in { $thread }.
lobby-open-in-thread = In einem Thread öffnen
lobby-duplicate = Duplikat **{ $word }**: Alle Tische mit diesem Wort haben dasselbe Glück
lobby-own-language = Auf Deutsch spielen
lobby-place = Gespielt wird in { $thread }.
search = **{ $who } sucht Leute**: Hier ist ein Tisch für { $game } offen.
search-hours = { $who } spielt meist von { $begin } bis { $end }, nach deiner Uhr.
search-join = Bin dabei
search-told = Ein Tisch für { $game } sucht Leute: { $link }
    Du wolltest das wissen: `/settings tables:off` beendet es.
search-posted = Ein Beitrag im Kanal sucht jetzt Leute{ $told ->
    [0] .
    [one] , und eine Person, die es wollte, hat es erfahren.
   *[other] , und { $told } Personen, die es wollten, haben es erfahren.
}
search-again = Dieser Tisch sucht schon Leute; eine Stunde nach dem Beginn der Suche geht es wieder.
joined = Du bist dabei: {$side}.
left = Du bist vom Tisch gegangen.
started-in-thread = Das Spiel hat in seinem Thread begonnen: { $thread }

## Von einem Plan aus weiterspielen, im Menü Apps

play-on = Von hier weiterspielen
play-on-asked = Welche Seite willst du spielen? Das Spiel beginnt, sobald du eine drückst; die anderen spielen Programme, und nur du siehst es.
play-on-from = Es geht weiter von [dieser Stellung]({ $link }) aus Spiel Nr. { $number } ({ $names }); jenes Spiel bleibt, wie es ist.{ $hides ->
    [yes] { " " }Verdeckte Karten wurden neu ausgeteilt.
   *[no] { "" }
}
play-on-own = In diesem Spiel spielst du mit: Solange es läuft, kannst du von seinen Stellungen aus nicht weiterspielen.
play-on-over = In dieser Stellung ist das Spiel zu Ende: Wähl eine frühere.
play-on-no-programs = Kein Programm spielt { $game }.

## Lektionen und Rätsel

lesson-task = **Lektion { $number } von { $count }** · { $task }
lesson-next = Nächste Lektion
lesson-play = Gegen { $level } spielen
puzzle-again = Noch einmal
puzzle-solution = Zeig es mir
puzzle-another = Noch eines zum Üben
puzzle-share = Teilen
puzzle-title = **{ $name }** · { $kind }{ $level ->
        [0] { "" }
       *[other] { " " }· Stufe { $level } von 5
    }
puzzle-of-day = Furunkulus { $number }
puzzle-practice = Zum Üben
puzzle-of-game = Rätsel aus Spiel Nr. { $number }
puzzle-left = { $left ->
    [0] Das war deine dritte Antwort.
    [one] Du hast noch eine Antwort.
   *[other] Du hast noch { $left } Antworten.
}
puzzle-solved = Gelöst mit deiner { $tries ->
    [1] ersten
    [2] zweiten
   *[other] dritten
} Antwort.
puzzle-closed = { $solved ->
    [yes] Du hattest es mit deiner { $tries ->
        [1] ersten
        [2] zweiten
       *[other] dritten
    } Antwort gelöst: Diese zählt nicht.
   *[no] Deine drei Antworten sind verbraucht: Diese zählt nicht.
}
puzzle-streak = { $running ->
    [0] Von dir gelöst: { $recent } der letzten { $days } Tage.
    [one] Von dir am Tag selbst gelöst: 1 Tag in Folge; { $recent } der letzten { $days } insgesamt.
   *[other] Von dir am Tag selbst gelöst: { $running } Tage in Folge; { $recent } der letzten { $days } insgesamt.
}
puzzle-rated = { $beyond ->
    [yes] Schwerer als alles, was { $level } findet.
   *[no] Etwa so schwer wie das, was { $level } findet.
}
puzzle-solver = { $beyond ->
    [yes] Du löst mehr, als { $level } findet.
   *[no] Du löst, was { $level } findet.
}
puzzle-tempting = Was verlockt: { $moves } { $told }
puzzle-shared = { $who } · { $name } · { $signs } · { $tries ->
    [none] nicht gelöst
    [1] mit der ersten Antwort gelöst
    [2] mit der zweiten Antwort gelöst
   *[other] mit der dritten Antwort gelöst
}
puzzle-played-from = Es geht weiter vom Rätsel { $name } aus.
puzzle-solve = Lösen
puzzle-reminder = { $name } wartet auf dich. `/settings puzzle:off` beendet diese Erinnerungen.
puzzle-solution-of = Lösung von { $name }
puzzle-counts =
    { $name ->
        [none] { "" }
       *[other] { $name } ·{ " " }
    }{ $tried } versucht, { $solved } gelöst
puzzle-easy = Mit einem leichten beginnen
puzzle-easy-offer = Dein erstes Rätsel? Dieses hat Stufe { $level } von 5.
puzzle-send = In den Kanal schicken
puzzle-make = Ein Rätsel daraus machen
puzzle-made = { $back ->
    [0] Eine richtige Antwort, in dieser Stellung:
    [one] Eine richtige Antwort, in der Stellung einen Zug davor:
   *[other] Eine richtige Antwort, in der Stellung { $back } Züge davor:
}
puzzle-sent = Das Rätsel ist im Kanal. Sein Beitrag zählt ohne Namen, wer es versucht und löst.
puzzle-sent-before = Das Rätsel dieser Stellung wurde schon in diesen Kanal geschickt.
puzzle-make-over = Rätsel entstehen aus beendeten Spielen, und Spiel Nr. { $number } läuft noch.
puzzle-make-none = In dieser Stellung und denen davor war kein Rätsel zu finden: Keine hat genau eine richtige Antwort.
puzzle-make-no-kind = Aus Spielen von { $game } werden keine Rätsel gemacht.
puzzle-make-later = Ich kann gerade kein Rätsel suchen: Frag später noch einmal.
puzzle-game-gone = Spiel Nr. { $number } wird nicht mehr aufbewahrt, und sein Rätsel ist weg.
puzzle-game-on = Spiel Nr. { $number } läuft wieder: Sein Rätsel ist zu lösen, wenn es zu Ende ist.
puzzle-server-streak = Jemand hier hat es am Tag selbst gelöst, { $days } Tage in Folge.
puzzle-post-on = Das Rätsel des Tages kommt ab jetzt hier um { $hour } ({ $zone }); `/puzzle post:off` beendet das.
puzzle-post-off = { $was ->
    [yes] Hier kommen keine Rätsel mehr.
   *[no] Hier kommen keine Rätsel.
}
puzzle-post-lost = { $why ->
    [deleted] Der Kanal, in dem du das Rätsel des Tages haben wolltest, wurde gelöscht; dort kommt es nicht mehr. { $channel }
    [shut] In { $channel }, wo du das Rätsel des Tages haben wolltest, darf ich nicht mehr schreiben. Darf ich es wieder, kommt es sofort; `/puzzle post:off` dort beendet es.
   *[other] ?{ $why }
}
puzzle-no-hour = „{ $text }“ ist keine Uhrzeit: Schreib eine wie 18:00, oder off.
puzzle-cannot-write = Ich darf in diesem Kanal nicht schreiben: Erlaub es mir und frag noch einmal.
puzzle-kind-of = { $kind } ({ $game })
puzzle-none-such = Zu „{ $name }“ gibt es kein Rätsel der Stufe { $level }: { $count ->
    [one] Es gibt nur Stufe { $levels }.
   *[other] Es gibt die Stufen { $levels }.
}
puzzle-of-no-day = So ein Rätsel gibt es nicht: Sie beginnen mit Furunkulus 1, und das neueste ist das von heute.
puzzle-try-first = Versuch es zuerst: Die Antwort kommt nach deiner dritten oder morgen.

## Ein Spiel in einem eigenen Thread

thread-name = { $game }: { $names }
summary-title = **{ $game }**: { $names }
summary-place = Gespielt wird in { $thread }
summary-next = Dran: { $who } ({ $side })
summary-over = Das Spiel ist zu Ende.
summary-stopped = Das Spiel wurde abgebrochen.
summary-result = Das Spiel in { $thread } ist zu Ende. { $standings }
thread-not-made = Der Bot darf hier keine Threads anlegen, also wird in diesem Kanal gespielt.
thread-lost = { $why ->
    [deleted] Der Thread dieses Spiels wurde gelöscht
    [shut] Der Bot kann im Thread dieses Spiels nicht mehr schreiben
   *[other] ?{ $why }
}, also geht es hier weiter.
thread-lost-for-good = Der Thread von Spiel Nr. { $number } ist nicht mehr zu benutzen, und hier läuft ein anderes Spiel; deshalb wurde jenes abgebrochen. Ist dieses zu Ende, holt `/table restore` es zurück.

## Der Plan

board-stopped = Dieses Spiel wurde abgebrochen, und so stand es; `/table restore` holt es zurück.
next = Dran: {$who} ({$side})
next-interrupt = Jetzt entscheidet: {$who} ({$side})
reasons-why = Warum?
reasons = { $move }
    → { $why }
reasons-none = Hier sind keine Gründe zu zeigen: Das Programm hatte keine Zeit zum Nachdenken, oder sie wurden nicht aufbewahrt.
message-of-no-game = In dieser Nachricht geht es um kein Spiel dieses Kanals.
message-without-turn = Als diese Nachricht kam, hatte noch niemand gezogen.
hint-button = Tipp
hint-play = { $number } spielen
hint-back = Zurück
hint-no-such-game = In { $game } gibt es keine Tipps.
hint-forbidden = { $choice ->
    [solo] Dieser Tisch gibt nur Tipps, wenn eine Person gegen Programme spielt (Einstellung `hint`).
    [never] An diesem Tisch wird ohne Tipps gespielt (Einstellung `hint`: „nie“).
   *[other] ?{ $choice }
}
hint-not-your-turn = Du bist nicht dran: Ein Tipp gilt deinem nächsten Zug.
hint-impossible = Gerade gibt es keinen Tipp. Versuch es gleich noch einmal.
next-program = {$who} ({$side}) denkt nach.
next-several = Dran: {$who} ({$side}) und andere
taken-back = Zurückgenommen: {$what}
your-turn-again = Du bist wieder dran.
order-given = Dein Befehl gilt ab jetzt: { $order }.
take-back = Zurücknehmen
take-back-done = Zurückgenommen: Der neueste Spielplan des Kanals gehört wieder dir.
taken-back-too-late = Das Spiel ist seither weitergegangen: `/undo` nimmt deinen letzten Zug zurück oder fragt alle, die seither gehandelt haben.
done = Erledigt; der Kanal erfährt es noch.
resigned = { $after ->
    [over] Du hast aufgegeben, und damit ist das Spiel zu Ende.
    [revealed] Du hast aufgegeben.
   *[other] Du hast aufgegeben. Solange niemand sonst handelt, nimmt `/undo` es zurück.
}
resigned-already = Du hast in diesem Spiel schon aufgegeben.
resign-asked = Dieses Spiel endgültig verlassen? Was du darin noch hast, ist verloren.
resign-sure = Aufgeben

steps-joined = Schritte { $first } { $count ->
    [2] und { $last }, beide gleich
   *[other] bis { $last }, alle gleich
}: { $told }

## Pläne

plan-ahead = Vorausplanen
plan-instead = { $who } ({ $side }) ist am Zug: Mit **{ plan-ahead }** wird dein Zug gespielt, sobald du dran bist.
plan-played = -# { $who } hatte das geplant.
plan-was-played = Gespielt wie geplant: { $moves }.
plan-was-dropped = Nicht gespielt wie geplant: { $moves }. { $why }
plan-nothing = Du hast gerade keinen Zug, den du planen könntest.
plan-undone = Seit deinem Plan wurden Züge zurückgenommen oder wiederholt.
plan-restored = Seit deinem Plan wurde das Spiel abgebrochen und zurückgeholt.
plan-unreadable = Der Bot wurde aktualisiert und kann deinen Plan nicht mehr lesen.

## Ansichten

more = Mehr ...
more-asked = Was willst du sehen? Alles zeigt auch `/see`.
look-board = Der Spielplan
look-text = Der Spielplan in Worten
look-catch-up = Seit meinem letzten Zug
look-replay = Das Spiel von Anfang an

## Rufe

call = { $who } ({ $side }): Du bist dran.
call-again = { $who } ({ $side }): Du bist immer noch dran.
call-direct = Du bist dran in { $game } ({ $side }):
call-unreached = { $who } ({ $side }): Du bist dran. Meine Direktnachrichten kommen bei dir nicht an, deshalb rufe ich dich hier; `/settings` ändert das.

personal-shown = So wirst du in jedem Spiel gerufen:
    - Rufe (`pings`): { $pings }
    - Ruhezeit (`quiet`): { $quiet ->
        [none] keine
       *[other] nichts ruft dich { $quiet }, und die Zeit für einen Zug steht still, wenn sie kürzer als ein Tag ist
    }
    - Zeitzone (`zone`): { $zone }, dort ist es jetzt { $clock }
    - Rätsel (`puzzle`): { $puzzle ->
        [none] nichts erinnert dich an das Rätsel des Tages
       *[other] um { $puzzle } erinnert dich eine Direktnachricht an das Rätsel des Tages, wenn du es nicht gelöst hast
    }
    - Statistik (`standing`): { $standing }
    - Tische (`tables`): { $tables }
    - Spielzeit (`hours`): { $hours }
personal-pings = { $choice ->
    [silent] gar nicht: Beiträge nennen dich, ohne dich zu rufen
    [direct] mit einer Direktnachricht und einem Link zum Spielplan
    [mention] mit einer Erwähnung im Kanal
   *[other] ?{ $choice }
}
personal-standing = { $choice ->
    [public] wer mit dir auf einem Server spielt, sieht, was du auf allen Servern erreicht hast
    [server] wer mit dir auf einem Server spielt, sieht, was du dort erreicht hast
    [hidden] niemand sieht, was du erreicht hast, und du stehst in keiner Rangliste
   *[other] ?{ $choice }
}
personal-tables = { $where ->
    [here] eine Direktnachricht sagt dir, wenn ein Tisch auf diesem Server Leute sucht, höchstens einmal am Tag
    [elsewhere] eine Direktnachricht sagt dir, wenn Tische auf anderen Servern Leute suchen, nicht auf diesem
    [none] nichts sagt dir, wenn Tische Leute suchen
   *[other] ?{ $where }
}
personal-hours-shown = { $choice ->
    [shown] ein Tisch, der Leute sucht und an dem du sitzt, sagt, wann du keine Ruhezeit hast
    [hidden] niemand sieht deine Ruhezeit
   *[other] ?{ $choice }
}
personal-no-hours = „{ $text }“ ist keine Ruhezeit: Schreib sie wie `22:00-07:00`, oder `off` für keine.
personal-no-zone = Eine Zeitzone „{ $text }“ gibt es nicht: Schreib sie wie `Europe/Berlin`, oder wähl eine, die `/settings` anbietet.
personal-how = Wie du gerufen wirst
personal-hours = Ruhezeit
personal-quiet = Ruhezeit, von und bis
personal-quiet-note = Dann ruft dich nichts, und kurze Zeiten stehen still. Leer für keine.
personal-zone = Zeitzone
personal-zone-note = Die Uhr dieser Zeiten: eine Stadt, etwa Berlin oder Wien.

## Privatsphäre

former-player = jemand von früher
privacy =
    Über dich speichere ich die Nummer deines Kontos, die Namen, unter denen Server dich zeigen, wie du gerufen werden willst, die Spiele, in denen du mitspielst oder tippst, und die Rätsel, die du versuchst, damit sie gespielt, wieder gezeigt und gezählt werden können. Ich lese keine Nachrichten, und nichts davon verlässt das Programm und seine Sicherungen, die sein Betreiber nach 30 Tagen löscht, wenn er der Anleitung folgt.
    „{ privacy-erase }“ macht dich in allem, was ich gespeichert habe, zu „{ former-player }“, sofort und endgültig; die Spiele bleiben denen, die mit dir gespielt haben. Was schon in Kanälen steht, gehört Discord, und wer dort moderiert, kann es löschen. Alles dazu ist in meinem Profil verlinkt: { $bot }.
privacy-give = Gib mir meine Daten
privacy-erase = Vergiss mich
privacy-given = Das ist alles, was ich über dich gespeichert habe.
privacy-asked = Meinst du es ernst? Deine Plätze in offenen und laufenden Spielen werden aufgegeben, deine Einstellungen und deine Wertung sind weg, und niemand kann sie zurückholen.
privacy-sure = Ja, vergiss mich
privacy-erased = Du bist jetzt „{ former-player }“, und ich weiß sonst nichts über dich. { $games ->
    [0] Du warst in keinem laufenden Spiel.
    [one] Dein Platz in einem Spiel wurde aufgegeben.
   *[other] Deine Plätze in { $games } Spielen wurden aufgegeben.
}

## Statistik und Stand

stats-of = **{ $who }**, { $where ->
    [public] auf allen Servern
    [server] auf diesem Server
   *[other] ?{ $where }
}:
stats-none = Noch wurde kein Spiel zu Ende gespielt.
stats-headed = { $game }: { $told }
stats-game = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}, { $places }. Ein typisches Spiel hatte { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}{ $time ->
    [none] .
   *[other] , ein typischer Zug dauerte { $time }.
}
stats-card-about = { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} von meist { $rounds ->
    [one] einer Runde
   *[other] { $rounds } Runden
}{ $time ->
    [none] {""}
   *[other] , { $time } für einen Zug
}
stats-card-places = Plätze
stats-card-eaten = Entkommen { $out } · gefressen { $eaten }
stats-card-levels = Besser als
stats-card-won = Gewonnen
stats-card-reviewed = { $games ->
    [one] ein analysiertes Spiel
   *[other] { $games } analysierte Spiele
}: { $expected } Siege erwartet
stats-card-luck = Glück dazu
stats-card-moves = Züge dazu
stats-place = Platz { $place } { $times ->
    [one] einmal
    [2] zweimal
   *[other] ({ $times }-mal)
}
stats-seconds = { $seconds } s
stats-minutes = { $minutes } min
stats-hours = { $hours } h
stats-tokens = Figuren entkommen: { $out }, gefressen: { $eaten }{ $meal ->
    [none] .
   *[other] ; am liebsten frisst das Monster die { $meal }.
}
stats-level = { $level } in { $won } von { $of }
stats-levels = Besser als { $levels }.
stats-side = { $won } von { $of } als { $side }
stats-topic = { $topic }: gewonnen { $sides }.
stats-luck = { $games ->
    [one] Ein Spiel wurde
   *[other] { $games } Spiele wurden
} analysiert: { $expected } Siege erwartet, Glück brachte { $luck } dazu, die Züge { $skill }.
stats-guesses = Beim Tippen: { $right } von { $guesses } richtig.
stats-practice = In { $game } bist du nach Spielen gegen Programme etwa so stark wie { $level } ({ $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
}).
stats-rating = Wertung in { $pool }: { $number } ± { $doubt }, Platz { $place } von { $people }.
stats-show = Im Kanal zeigen
stats-shown = { $who } zeigt:
stats-nothing = Von dieser Person ist hier nichts zu sehen.
stats-bot = Bots haben keine Statistik; Programme an Tischen zeigen, wie gut du gegen sie spielst.
stats-not-here = { $name } ist nicht auf diesem Server.
stats-later = Die Spiele konnten gerade nicht gezählt werden; versuch es gleich noch einmal.
stats-may-not-write = Du darfst in diesem Kanal nicht schreiben, also wird hier nichts von dir gezeigt.
standing-none = Hier hat noch niemand fünf gewertete Spiele. Gewertet wird ein Spiel unter seinen Menschen, mindestens zwei.
standing-pool = { $game }{ $players ->
    [two] , zu zweit
    [more] , ab drei Personen
    [all] {""}
   *[other] ?{ $players }
}
standing-line = { $place }. { $who }: { $number } ± { $doubt } ({ $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
})
standing-note = Bei 19 von 20 Personen liegt die wahre Zahl in diesem Bereich. Sortiert wird nach dem unteren Ende des Bereichs; wer 90 Tage nicht gespielt hat, wird nicht gezeigt.

month-of = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
    [12] Dezember
   *[other] ?{ $month }
} { $year }
month-title = **Das Beste im { $month }**
month-prophet = Am besten getippt: { $who }, { $right } von { $guesses } richtig.
month-daring = Der kühnste Zug: { $told } Mit dem Nächstbesten wären die Chancen von { $who } um { $percent } % geringer gewesen ({ $link }).
month-streak = Das Rätsel des Tages wurde hier { $days } Tage in Folge gelöst.
month-film = Der Film zeigt das Spiel, das am meisten schwankte, { $game } mit { $who }: { $link }
month-post-on = Das Beste jedes Monats kommt hier am Ersten des nächsten um { $hour } ({ $zone }), wenn ein Spiel darin gewertet wurde; `/standing post:off` beendet das.
month-post-off = { $was ->
    [yes] Das Beste des Monats kommt hier nicht mehr.
   *[no] Das Beste des Monats kommt hier nicht.
}
month-post-lost = { $why ->
    [deleted] Ein Kanal, in dem du das Beste jedes Monats haben wolltest, wurde gelöscht; dort kommt es nicht mehr. { $channel }
    [shut] In { $channel }, wo du das Beste jedes Monats haben wolltest, kann ich nicht mehr schreiben. Kann ich es wieder, kommt es sofort; `/standing post:off` dort beendet es.
   *[other] ?{ $why }
}

## Duplikate

duplicate-field = **{ $word }**, mit { $players } Personen: { $tables ->
    [0] noch ist kein Tisch verglichen
    [one] ein Tisch ist verglichen
   *[other] { $tables } Tische sind verglichen
}.
duplicate-result = Platz { $place }, { $score } Punkte
duplicate-times = { $result }{ $times ->
    [one] {""}
   *[other] {" "}({ $times }-mal)
}
duplicate-seat = { $who }: { $result }
duplicate-points = { $seat }; **{ $points }** von { $most } Matchpunkten
duplicate-others = - an anderen Tischen: { $results }
duplicate-note = Jeder Platz wird mit demselben Platz der anderen Tische verglichen, nach Rang und dann nach Punkten: 2 Matchpunkte für jeden, den er schlägt, 1 bei Gleichstand.
duplicate-repeated = Dieser Tisch wird nicht verglichen, weil jemand hier das Wort schon gespielt hatte und die Karten kannte.
duplicate-later = Der Vergleich der Tische kommt, wenn dieses Spiel zu Ende ist.
duplicate-bad-word = Ein Wort für ein Duplikat hat 2 bis 16 Buchstaben von a bis z; `new` erfindet eines.
duplicate-none-here = Dieser Tisch spielt kein Duplikat; `/new fearsome-floors duplicate` öffnet eines.

## Abwesenheit

absence-wait = Die Zeit von { $who } für diesen Zug ist um; das Spiel wartet.
absence-stay = Die Zeit von { $who } für diesen Zug ist um; der Bot tut so wenig wie möglich.
reaction-over = { $who } hat nicht rechtzeitig geantwortet; der Bot tut so wenig wie möglich.
absence-stand-in = Die Zeit von { $who } für diesen Zug ist um. Ab jetzt spielt eine Vertretung{ stand-in-level }, bis { $who } handelt oder `/table back` benutzt.
absence-stands-in = Für { $who } spielt eine Vertretung{ stand-in-level }.
stand-in-level = { $level ->
    [none] { "" }
   *[other] { " " }({ $level })
}
time-uncounted =
    { $unit ->
        [days] Nicht mitgezählt: { $count } Tage, in denen der Bot oder Discord weg war.
        [hours] Nicht mitgezählt: { $count } Stunden, in denen der Bot oder Discord weg war.
        [minutes]
            { $count ->
                [one] Nicht mitgezählt: eine Minute, in der der Bot oder Discord weg war.
               *[other] Nicht mitgezählt: { $count } Minuten, in denen der Bot oder Discord weg war.
            }
       *[other] ?{ $unit }
    }
absence-all = Eine ganze Runde lang hat niemand gehandelt, deshalb wartet das Spiel. Es geht mit dem nächsten Zug weiter oder wenn jemand `/table back` benutzt.
absence-back = { $who } ist zurück.
absence-nobody-stands-in = Niemand vertritt dich, und das Spiel wartet auch auf niemanden.

film-impossible = Der Film ist hier zu groß oder konnte nicht gemacht werden; das Bild zeigt, wie er endet.
picture-impossible = Das Bild konnte nicht gemacht werden; `/see text` beschreibt den Spielplan in Worten.
pictures-unmade = Ein Bild konnte nicht gemacht werden, deshalb kommt der Spielplan als Text; warum, steht im Log des Betreibers.
pictures-impossible = Hier gehen keine Bilder: Dem Bot fehlt in diesem Kanal die Berechtigung **Dateien anhängen**, oder die Dateien sind dafür zu groß. Deshalb kommt der Spielplan als Text; `/see board` zeigt dir allein das Bild.

## Das Ende eines Spiels

phase-film = Die eben beendete Phase, noch einmal:
over = Das war das Spiel. { $film ->
    [yes] { $record ->
        [yes] Hier sind die besten Momente, und alles als Text.
       *[no] Hier sind die besten Momente.
    }
   *[no] { $record ->
        [yes] Hier ist alles als Text.
       *[no] { "" }
    }
}
over-won = Glückwunsch, { $who }!
over-programs-won = { $count ->
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gewonnen.
}
over-again = Noch ein Spiel
again-players-only = Nur wer in diesem Spiel dabei war, kann das nächste mit denselben Leuten öffnen; `/new` öffnet einen Tisch für alle.
again-without = { $count ->
    [one] { $names } wurde auf diesem Server in den letzten 24 Stunden schon eingeladen und hat seither nicht gespielt: Wer mag, nimmt sich selbst einen Platz.
   *[other] { $names } wurden auf diesem Server in den letzten 24 Stunden schon eingeladen und haben seither nicht gespielt: Wer mag, nimmt sich selbst einen Platz.
}
again-opened = Für dieselben Leute ist ein Tisch offen: Wer nicht spielen will, geht; wer bleibt, kann starten.
over-record-alt = Das ganze Spiel als Text
over-replay = Ansehen
over-review = Analyse
review = **Analyse von Spiel Nr. { $number }: die Gewinnchancen, Runde für Runde**{ $is_brief ->
        [yes] { "" }
    Sie hat lange gedauert, deshalb wurden weniger Züge betrachtet als sonst.
       *[no] { "" }
    }
review-progress = Die Analyse wird gemacht: { $percent } % sind fertig.
review-later = Die Analyse dauert ein wenig. Eine Zeile in diesem Kanal sagt, wenn sie fertig ist.
review-ready = { $is_there ->
        [yes] { $who }, die Analyse von Spiel Nr. { $number } ist fertig.
       *[no] { $who }, die Analyse von Spiel Nr. { $number } ging nicht. Versuch es noch einmal.
    }
review-points = **Wendepunkte**
review-post = Allen zeigen
review-not-over = Analysiert werden nur zu Ende gespielte Spiele.
review-no-such-game = Spiele von { $game } lassen sich nicht analysieren.
review-impossible = Gerade geht keine Analyse. Versuch es gleich noch einmal.

## Ein Spiel noch einmal sehen, und was jemand verpasst hat

caught-up = Seit deinem letzten Zug ist nichts geschehen.
catch-up-players-only = Du spielst hier nicht mit, also hast du nichts verpasst: `/see board` zeigt den Stand, `/see replay` alles, was geschah.

replay-start = { $turns ->
    [0] **Der Anfang**: Noch wurde kein Zug gespielt.
   *[other] **Vor Zug 1 von { $turns }**
}
replay-behind-lobby = Der Tisch, der hier offen ist, hat noch nicht begonnen; das ist das letzte Spiel, Nr. { $number }.
replay-turn = **Zug { $turn } von { $turns }**
round-earlier = Frühere Züge
round-left-out = -# … Die Züge davor: `/see replay`.
replay-first = Anfang
replay-back = Zurück
replay-forward = Weiter
replay-last = Ende
replay-jump = Springen zu
replay-jump-start = Anfang
replay-jump-end = Ende
replay-game = Nr. { $number }, { $date }: { $names }
replay-game-watched = { $game } (hier verfolgt)

## Tipps, was geschieht

guess-asked = Was meinst du? Bis es geschieht, kannst du es dir anders überlegen.
guess-choose = Wählen
guess-noted = Notiert: { $choice }.{ $plays ->
    [yes] { " " }Du spielst mit, könntest also die Chancen sehen und ändern.
   *[no] { "" }
}
guess-count = { $question } ({ $count })
guess-best = Am besten getippt: { $who }, { $right } von { $guesses } richtig.
guess-decided = { $happened } { $count ->
    [0] Das hat niemand getippt.
   *[other] Getippt von { $who }.
}
guess-scores = { $told } Bisher richtig: { $scores }.
guess-score = { $who } { $right } von { $guesses }
guess-others = { $count ->
    [one] 1 weitere Person
   *[other] { $count } weitere Personen
}
guess-nothing = Gerade gibt es nichts zu tippen.
guess-seen = Alle haben schon gesehen, was kommt, also kann niemand mehr tippen. Was schon getippt ist, zählt noch.
guess-too-late = Dafür ist es zu spät: Drück den Knopf des aktuellen Spielplans.

## Einen anderen Kanal verfolgen

watch-begun = { $who } zeigt ab jetzt die Spiele von { $channel } hier. { $status ->
    [running] Dort läuft ein Spiel:
    [lobby] Dort ist ein Tisch offen; sein Spiel erscheint hier, wenn es beginnt.
   *[other] Dort läuft gerade keines; das nächste erscheint hier, wenn es beginnt.
}
watch-from = Gespielt in { $channel }:
watch-over = { $who } zeigt hier keine Spiele anderer Kanäle mehr.
watch-managers-only = Dafür braucht es in diesem Kanal die Berechtigung **Kanäle verwalten**.
watch-itself = Seine eigenen Spiele zeigt ein Kanal ohnehin: Nenn einen anderen.
watch-unseen = Du siehst diesen Kanal nicht, also kannst du seine Spiele hier nicht zeigen.
watch-bot-outside = Der Bot sieht diesen Kanal nicht, also kann er seine Spiele hier nicht zeigen.
watch-hidden = Dieser Kanal zeigt keine Spiele anderer Kanäle mehr: Manche, die hier lesen, sehen jenen nicht mehr.
watch-nothing = Dieser Kanal zeigt keine Spiele anderer Kanäle.

## Was an einem Tisch nicht geht

table-no-such-game = So ein Spiel gab es in diesem Kanal nicht; `/see replay` ohne Nummer zeigt das neueste.
turn-taken-back = Worum es hier ging, wurde inzwischen zurückgenommen und gehört nicht mehr zum Spiel.
table-no-game-here = In diesem Kanal gibt es kein Spiel; `/new` öffnet einen Tisch.
table-game-over-here = Das Spiel in diesem Kanal ist zu Ende; `/new` öffnet einen neuen Tisch.
table-channel-taken = In diesem Kanal ist schon ein Tisch offen; in einem Kanal läuft immer nur ein Spiel, in Threads beliebig viele.
table-no-thread = Der Bot darf hier keine Threads anlegen.
table-opening-gone = Dieses Angebot ist abgelaufen: `/new` mit `thread` öffnet den Tisch.
table-already-begun = Das Spiel hat schon begonnen.
table-not-begun = Das Spiel hat noch nicht begonnen; wer dabei ist, kann es mit `/table start` starten.
table-not-at-table = Du sitzt nicht an diesem Tisch.
table-join-first = Du bist noch nicht an diesem Tisch: Drück **{ lobby-join }** oder benutz `/join`.
table-full = Der Tisch ist voll: Bei diesem Spiel sind es höchstens {$most}.
table-too-few-players =
    { $players ->
        [0] Das Spiel braucht mindestens { $fewest } Personen; bisher ist niemand dabei.
        [one] Das Spiel braucht mindestens { $fewest } Personen; bisher ist eine dabei.
       *[other] Das Spiel braucht mindestens { $fewest } Personen; bisher sind { $players } dabei.
    }
table-side-taken = {$side} ist vergeben; noch frei: {$free}.
table-unknown-side = {$side} gibt es in diesem Spiel nicht; noch frei: {$free}.
table-side-needs-others = An einem Tisch mit {$players} Personen gibt es nur {$sides}; {$name} spielt {$side} und muss mit `/join` etwas anderes wählen.
table-begun-leave = Das Spiel hat begonnen: `/resign` verlässt es.
table-stale-board = Dieser Spielplan ist von einem früheren Zug. {$link ->
    [none] `/see board` zeigt den aktuellen.
    [coming] Der aktuelle ist unterwegs zum Kanal; `/see board` zeigt ihn sofort.
   *[other] Der aktuelle: {$link}
}
table-other-lobby = Diese Lobby ist geschlossen; inzwischen ist in diesem Kanal ein anderer Tisch offen.
table-other-game = Das gehört zu { $other }, und hier wird { $game } gespielt: ziehen mit { $moves }, schauen mit { $looks }.
see-no-places = In { $game } gibt es keine Felder, nach denen man fragen könnte: `/see text` beschreibt alles.
form-late = Das Formular kam zu spät: Drück den Knopf noch einmal.
table-unknown-control = Dieser Knopf ist aus einer anderen Version des Bots; `/see board` zeigt den aktuellen.

## Züge, die hinter `/act` getippt werden

act-commands = { $game } hat eigene Befehle für seine Züge: { $commands }.
act-more = … { $shown } von { $count }: gib weitere Wörter deines Zugs ein
act-not-your-turn = Du bist nicht dran.
act-all = Was du jetzt tun kannst: { $moves }
act-which = { $count ->
    [one] „{ $text }“ passt auf einen deiner Züge
   *[other] „{ $text }“ passt auf { $count } deiner Züge
}: { $moves }
act-unknown = { $known ->
    [none] In nichts, was du jetzt tun kannst, kommt „{ $text }“ vor.
    [each] In nichts, was du jetzt tun kannst, kommt alles von „{ $text }“ vor.
   *[other] ?{ $known }
} Die nächsten Züge:
    { $moves }
answer-awaited = Zuerst muss { $name } antworten. Dann geht es bei dir weiter.
table-unknown-command = Dein Discord zeigt diesen Befehl noch aus einer anderen Version des Bots; lad Discord neu und versuch es wieder.
table-our-fault-untold = Bei uns ist etwas schiefgegangen und steht im Log; `/see board` zeigt, was geschehen ist.
table-corrupt-save = Der Spielstand dieses Tischs ist nicht zu lesen; geändert wurde nichts. Warum, findet der Betreiber des Bots im Log.
table-database-away = Der Bot erreicht gerade seine Datenbank nicht. Nichts Gespieltes ist verloren: Versuch es gleich noch einmal.
table-database-replaced = Die Datei mit allen Spielen wurde verschoben, gelöscht oder ersetzt, während der Bot lief: Es geht erst weiter, wenn sein Betreiber das behoben hat.
table-only-in-server = Gespielt wird auf einem Server: in Text- und Ankündigungskanälen, in Threads und Forumbeiträgen und in den Chats von Sprach- und Stage-Kanälen.
table-too-large = Das ist zu groß, um es hier in Discord zu zeigen.
table-our-fault = Bei uns ist etwas schiefgegangen, im Log unter {$reference}; `/see board` zeigt, was geschehen ist.
table-unknown-topic = So ein Thema haben die Regeln nicht; `/rules` allein zeigt alle.
table-several-topics = Mehrere Themen der Regeln passen: { $titles }.
rules-games = Die Regeln welches Spiels?
rules-all = Alle Themen

## Einstellungen eines Tischs

settings-shown = So ist der Tisch eingestellt{ $may ->
    [yes] ; die Knöpfe ändern es, und auch die Optionen von `/table settings`
   *[no] ; ändern können es, wer den Tisch geöffnet hat, und die Moderation
}:
    { $settings }
settings-group = { $group ->
    [posts] Beiträge
    [time] Zeit
    [play] Spiel
   *[other] ?{ $group }
}
settings-form = Einstellungen: { $group }
setting-until-over = { $setting } (bleibt so, bis dieses Spiel zu Ende ist)
settings-thread-over = Das Spiel dieses Threads ist zu Ende. `/table settings` in { $channel } zeigt und ändert, wie das nächste eingestellt ist.
settings-changed = { $who } hat den Tisch anders eingestellt, jetzt mit { $changes }.
setting = { setting-name }: { $choice }
setting-name = { $name ->
    [pictures] Bilder
    [posts] Beiträge
    [place] Ort
    [language] Sprache
    [reminder] Erinnerung
    [time] Zeit
    [absence] Abwesenheit
    [pause] Pause
    [hint] Tipp
    [forecast] Vorhersage
    [tiles] Plättchen
    [reaction] Antwort
    [naming] Treffer
   *[other] ?{ $name }
}
server-language = Tische, die auf diesem Server geöffnet werden, sind ab jetzt auf { $language }. Wo schon gespielt wurde, bleibt es bei der Sprache des letzten Tischs, bis sie dort geändert wird (`/table settings language`).
setting-pictures = { $choice ->
    [steps] ein Bild von jedem Schritt der Monster
    [film] ein Film von dem, was die Monster tun, und jeder Schritt in Worten
    [live] jeder Schritt der Monster einzeln, einen Moment nach dem anderen
    [film-and-steps] ein Film von dem, was die Monster tun, und ein Bild von jedem Schritt
   *[other] ?{ $choice }
}
setting-posts = { $choice ->
    [each-move] ein Spielplan nach jedem Zug
    [round] ein Spielplan für jede Runde, nach jedem Zug erneuert
   *[other] ?{ $choice }
}
setting-place = { $choice ->
    [channel] im Kanal selbst
    [thread] in einem eigenen Thread
   *[other] ?{ $choice }
}
setting-reminder = { $choice ->
    [never] nie
    [minutes-15] nach 15 Minuten, dann jeweils nach der doppelten Zeit, höchstens dreimal
    [hour] nach einer Stunde, dann jeweils nach der doppelten Zeit, höchstens dreimal
    [hours-6] nach 6 Stunden, dann jeweils nach der doppelten Zeit, höchstens dreimal
    [day] nach einem Tag, dann jeweils nach der doppelten Zeit, höchstens dreimal
    [days-3] nach 3 Tagen, dann jeweils nach der doppelten Zeit, höchstens dreimal
   *[other] ?{ $choice }
}
setting-time = { $choice ->
    [none] so lange man mag
    [minute] { $role ->
        [dative] einer Minute
       *[subject] eine Minute
    }
    [minutes-5] 5 Minuten
    [minutes-15] 15 Minuten
    [hour] { $role ->
        [dative] einer Stunde
       *[subject] eine Stunde
    }
    [hours-6] 6 Stunden
    [day] { $role ->
        [dative] einem Tag
       *[subject] ein Tag
    }
    [days-2] { $role ->
        [dative] 2 Tagen
       *[subject] 2 Tage
    }
    [days-3] { $role ->
        [dative] 3 Tagen
       *[subject] 3 Tage
    }
    [week] { $role ->
        [dative] einer Woche
       *[subject] eine Woche
    }
   *[other] ?{ $choice }
}
setting-time-rests = { $time }, in der Ruhezeit steht die Uhr still
setting-time-runs = { $time }, Ruhezeit mitgezählt
setting-absence = { $choice ->
    [wait] das Spiel wartet
    [stay] der Bot tut so wenig wie möglich
    [stand-in] eine Vertretung spielt bis zur Rückkehr
   *[other] ?{ $choice }
}
setting-reaction = { $choice ->
    [none] so lange wie für einen Zug
    [seconds-30] 30 Sekunden, dann tut der Bot so wenig wie möglich
    [minute] eine Minute, dann tut der Bot so wenig wie möglich
    [minutes-5] 5 Minuten, dann tut der Bot so wenig wie möglich
    [minutes-15] 15 Minuten, dann tut der Bot so wenig wie möglich
    [hour] eine Stunde, dann tut der Bot so wenig wie möglich
    [hours-6] 6 Stunden, dann tut der Bot so wenig wie möglich
    [day] ein Tag, dann tut der Bot so wenig wie möglich
   *[other] ?{ $choice }
}
setting-reaction-as-time = { $time } (mehr hat auch ein Zug nicht), dann tut der Bot so wenig wie möglich
setting-pause = { $choice ->
    [none] keine, Züge von Programmen kommen zusammen; 5 Sekunden, wo nur Programme spielen
    [seconds-2] 2 Sekunden
    [seconds-5] 5 Sekunden
    [seconds-15] 15 Sekunden
    [minute] eine Minute
    [minutes-5] 5 Minuten
   *[other] ?{ $choice }
}
setting-hint = { $choice ->
    [allowed] für alle, die dran sind
    [solo] nur, wenn eine Person gegen Programme spielt
    [never] nie
   *[other] ?{ $choice }
}
setting-unknown = Das Spiel dieses Kanals hat keine Einstellung `{ $name }`; es hat { $known }.
setting-no-choice = Im Spiel dieses Kanals gibt es das bei `{ $name }` nicht; es gibt { $known }.
setting-frozen = Die Einstellung `{ $name }` gehört zum Anfang dieses Spiels und bleibt, bis es zu Ende ist.
setting-absence-untimed = { $choice } (sobald Züge eine Zeit haben)

table-host-only = Das kann nur, wer diesen Tisch geöffnet hat, oder wer hier die Berechtigung **Kanäle verwalten** { $role ->
    [none] {""}hat.
   *[other] {""}oder die Rolle { $role } hat.
}
table-moderators-only = Das kann nur, wer hier die Berechtigung **Kanäle verwalten** { $role ->
    [none] {""}hat.
   *[other] {""}oder die Rolle { $role } hat.
}

## Was die Moderation tut: im Kanal gesagt

moderation-undo = { $who } nimmt { last-turns } zurück: { $what }
undo-afresh = Diese Züge kommen aus einer Datei, ihr Glück kommt also nicht wieder: Es wird neu gezogen.
moderation-undo-shown = Am Ende haben alle gesehen, was verdeckt war; das Spiel geht trotzdem weiter.
moderation-redo = { $who } hat wieder gespielt, was zurückgenommen war: { $what }
moderation-stop = { $status ->
    [lobby] { $who } hat diesen Tisch geschlossen.
   *[other] { $who } hat Spiel Nr. { $number } abgebrochen; `/table restore` holt es zurück.
}
moderation-reset = { $status ->
    [lobby] { $who } hat diesen Tisch geschlossen; `/new` öffnet einen neuen.
   *[other] { $who } hat Spiel Nr. { $number } beendet, um mit denselben Leuten neu zu beginnen; `/table restore` holt es zurück.
}
moderation-restore = { $who } hat Spiel Nr. { $number } zurückgeholt.
moderation-skip = { $who } hat den Zug von { $name } übersprungen.
moderation-replace = { $who } hat den Platz von { $old } an { $new } gegeben.
moderation-replace-hand = { $who } hat den Platz von { $old } an { $new } gegeben, ab jetzt mit Einblick in das, was diese Seite verbirgt.
moderation-role = { $role ->
    [none] { $who } hat geändert, wer Tische moderiert: jetzt nur, wer dort **Kanäle verwalten** darf.
   *[other] { $who } lässt alle mit der Rolle { $role } alle Tische dieses Servers moderieren.
}
moderation-import = { $who } hat ein Spiel aus einer Datei geladen; es geht hier weiter.{ $hides ->
    [yes] { " " }Wer die Datei hat, kann lesen, was jede Seite verbirgt.
   *[no] { "" }
}
moderation-import-other-luck = { $who } hat ein Spiel aus einer Datei geladen; es geht hier weiter.{ $hides ->
    [yes] { " " }Wer die Datei hat, kann lesen, was jede Seite verbirgt.
   *[no] { "" }
} Die Datei sagt auch, was zurückgenommen wurde oder als Nächstes gezogen wird. Kein Spiel dieses Servers bestätigt das, also wurde es weggelassen.

## Was der Moderation gesagt wird

undo-offer = { $turns }: zurück bis vor { $what }
undo-how-many = Gib an, wie viele Züge zurückgenommen werden.
reset-asked = { $status ->
    [lobby] Diesen Tisch schließen? Alle müssen dann neu dazukommen.
   *[other] Spiel Nr. { $number } beenden und einen Tisch für dieselben Leute öffnen? `/table restore` kann es zurückholen.
}
reset-sure = Neu beginnen
stop-asked = Spiel Nr. { $number } hier beenden? `/table restore` kann es zurückholen.
stop-sure = Spiel beenden
moderation-other-game = In diesem Kanal läuft inzwischen ein anderes Spiel: Gib den Befehl noch einmal.
restore-offer = Nr. { $number }, abgebrochen { $at } UTC nach { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Zügen
}: { $names }
restore-nothing = So ein abgebrochenes Spiel hat dieser Kanal nicht.
restore-channel-playing = In diesem Kanal läuft ein Spiel: `/table stop` macht Platz für ein anderes.
skip-nobody = Gerade ist niemand dran.
seat-offer = { $who } bietet { $new } den Platz von { $old } ({ $side }) an; { $old } behält ihn, bis { $new } ihn nimmt.
seat-offer-take = Platz nehmen
seat-offer-refuse = Nein danke
seat-offer-sent = Mit einem Knopf im Kanal gefragt: { $names }.
seat-offer-unpinged = { $count ->
    [one] { $names } wurde auf diesem Server in den letzten 24 Stunden schon gefragt, ohne zuzusagen: Dafür wird niemand noch einmal gerufen.
   *[other] { $names } wurden auf diesem Server in den letzten 24 Stunden schon gefragt, ohne zuzusagen: Dafür wird niemand noch einmal gerufen.
}
seat-offer-made = { $name } wurde für dieses Spiel schon gefragt; niemand wird zweimal gefragt.
seat-offer-refused = { $new } nimmt den Platz von { $old } nicht.
seat-offer-others = Hier ist { $name } gefragt: Niemand sonst kann antworten.
seat-offer-over = Dieses Angebot ist vorbei.
import-busy = Für diesen Server wird gerade eine andere Datei gelesen; versuch es gleich noch einmal.
import-too-long = Diese Datei zu lesen dauert zu lang: Es wurde aufgegeben, und nichts hat sich geändert.
import-offer = { $who } lädt ein Spiel aus einer Datei, in dem { $new } { $side } spielen würde. Es geht hier weiter, sobald alle Gefragten zustimmen.
import-agreed = Notiert. Das Spiel geht weiter, sobald auch die anderen zustimmen.
import-refused = { $new } will in dem Spiel aus der Datei nicht mitspielen, also geht es hier nicht weiter.
replace-not-seated = Einen Platz verlassen kann nur, wer an diesem Tisch sitzt.
replace-no-program = Kein Programm an diesem Tisch, oder mehr als eines, heißt „{ $name }“.
replace-whom = Sag, wer den Platz verlässt (`old` oder `program`) und wer ihn nimmt (`new` oder ein Programm mit `level`).
replace-already-seated = { $name } sitzt schon an diesem Tisch.
replace-keeps-seat = { $name } spielt hier und behält den Platz. Vergeben wird er nur von { $name } selbst (am eigenen Tisch), nach einem Zug, den { $name } verpasst hat, oder von jemandem aus der Moderation, der hier nicht mitspielt.
replace-has-seen = { $name } saß auf der anderen Seite dieses Spiels, hat gesehen, was sie verbirgt, und kann diesen Platz nicht nehmen.
replace-may-have-seen = Jemand, der auf der anderen Seite dieses Spiels saß, wurde inzwischen gelöscht und könnte jeder sein. Deshalb kann { $name } diesen Platz nicht nehmen; ein Programm kann es.
replace-bot = Ein Bot kann nicht an einem Tisch sitzen.
replace-not-here = { $name } ist nicht auf diesem Server und kann hier an keinem Tisch sitzen.
moderators-managers-only = Die Rolle zu nennen, die Tische moderiert, braucht die Berechtigung **Server verwalten**.
moderators-shown = Die Tische dieses Servers moderiert, wer die Berechtigung **Kanäle verwalten** hat{ $role ->
    [none] . `/table moderators role` lässt es auch eine Rolle tun; das braucht **Server verwalten**.
   *[other] {" "}oder die Rolle { $role }.
}
moderators-asked = Alle mit der Rolle { $role } alle Tische dieses Servers moderieren lassen? Das ersetzt die Rolle, die es jetzt darf, wenn es eine gibt.
moderators-sure = Moderieren lassen
moderators-none = Der Rolle das nehmen
log-shown = Was zuletzt an den Tischen dieses Kanals getan wurde:
log-act = - { $at }: { $told }
log-empty = An den Tischen dieses Kanals wurde noch nichts getan.
exported = Der Spielstand, den `/table import` liest, und das Spiel als Text.
exported-view = Das Spiel, wie du es sehen darfst: Weiterspielen kann man damit nicht, weil fehlt, was dir verborgen ist.
export-unreadable = Dieses Spiel ist nicht zu lesen, und sein Spielstand würde zeigen, was darin verborgen ist.
export-nothing = In diesem Kanal gab es kein Spiel zum Ausgeben.
import-too-large = Die Datei ist zu groß: Ein Spiel hat höchstens { $most } MB.
import-no-game = In der Datei ist kein Spiel: `/table export` und `/see record` schreiben solche Dateien.
import-newer = Das Spiel in der Datei hat eine neuere Version dieses Bots gespeichert: Diese kann es nicht lesen.
import-unknown-game = In der Datei ist ein Spiel, das hier nicht gespielt wird.
import-view = In der Datei ist ein Spiel, wie es eine Person sah: Was ihr verborgen war, fehlt, also kann es nicht weitergehen.
import-players = In der Datei ist ein Spiel für { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}; gespielt wird es von { $fewest } bis { $most }.
import-other-rules = In der Datei ist ein Spiel, das die Regeln nicht erlauben, ab Zug { $turn }.
import-seats = Das Spiel in der Datei hat { $seats } Plätze: Nenn niemanden für einen Platz darüber hinaus.
import-who = Die Datei sagt nicht, wer auf Platz { $seat } sitzt, oder diese Person ist nicht auf diesem Server: Nenn jemanden mit der Option seat{ $seat }.
import-same-person = Niemand kann auf zwei Plätzen sitzen: Nenn für einen davon jemand anderen.

## Ein Wunsch, etwas zurückzunehmen

last-turns = { $turns ->
    [one] den letzten Zug
   *[other] die letzten { $turns } Züge
}
undo-request-asked =
    { $who } möchte { last-turns } zurücknehmen{ $luck ->
        [yes] , mit allem, was daraus wurde; dasselbe Glück kommt wieder
       *[no] { "" }
    }:
    { $what }
consent-asked =
    { $what }
    Bevor jemand weiterspielt, braucht es die Zustimmung von { $asked }{ $time ->
        [none] { "" }
       *[other] , innerhalb von { ROLE($time, "dative") }
    }. Ablehnen kann, wer mitspielt.
consent-shortest = { $minutes ->
    [one] { $role ->
        [dative] einer Minute
       *[subject] eine Minute
    }
   *[other] { $minutes } Minuten
}
consent-agree = Zustimmen
consent-refuse = Ablehnen
undo-request-sent = Das nimmt mehr als deinen eigenen Zug zurück, deshalb braucht es die Zustimmung von { $asked }; ich habe im Kanal gefragt.
consent-agreed = Du hast zugestimmt; andere müssen noch.
undo-request-granted = Mit Zustimmung der anderen nimmt { $who } { last-turns } zurück: { $what }
common-move-granted = Alle sind einverstanden.
common-move-sent = Dafür braucht es die Zustimmung von { $asked }; ich habe im Kanal gefragt.
consent-nothing = { $wanted ->
    [undo] { START($asker) } nimmt nichts zurück
    [move] Das Spiel geht weiter wie bisher
   *[other] ?{ $wanted }
}
consent-refused = { $who } ist nicht einverstanden: { consent-nothing }.
consent-withdrawn = { $wanted ->
    [undo] { $asker } nimmt nun doch nichts zurück.
    [move] { $asker } zieht das zurück: Das Spiel geht weiter wie bisher.
   *[other] ?{ $wanted }
}
consent-lapsed = Nicht alle haben rechtzeitig zugestimmt: { consent-nothing }.
undo-request-no-turn = Du hast in diesem Spiel keinen Zug gemacht, den man zurücknehmen könnte.
consent-open = Jemand hat die anderen schon um etwas gebeten; das muss zuerst beantwortet werden.
consent-made = Auf diesem Spielplan hast du darum schon gebeten, und die anderen waren nicht einverstanden.
consent-players-only = Zustimmen oder ablehnen kann nur, wer in diesem Spiel mitspielt.
consent-own = Darum hast du selbst gebeten: Zustimmen müssen die anderen.
consent-not-asked = Deine Zustimmung braucht es hier nicht.
consent-over = Darauf kann niemand mehr antworten: Es ist beantwortet, oder die Zeit ist um.

## Ob der Bot arbeiten kann

table-cannot-write = { $place ->
    [private] Der Bot ist nicht Mitglied dieses privaten Threads und kann hier nicht schreiben: Erwähn { $bot }, um ihn hinzuzufügen.
   *[other] Der Bot darf in diesem Kanal gerade nicht schreiben.
} Was getan wurde, bleibt; seine Spielpläne erscheinen, sobald der Bot wieder schreiben darf.
doctor-permissions = Berechtigungen, die in diesem Kanal fehlen: { $missing ->
    [none] keine
   *[other] { $missing }
}.
doctor-thread = { $state ->
    [outside] Der Bot ist nicht Mitglied dieses privaten Threads und kann hier nicht schreiben: Erwähn { $bot }, um ihn hinzuzufügen.
    [locked] Dieser Thread ist gesperrt; der Bot kann erst schreiben, wenn ihn die Moderation entsperrt.
   *[other] ?{ $state }
}
doctor-pictures = { $possible ->
    [yes] Bilder gehen hier.
   *[no] Bilder gehen hier nicht.
}
doctor-database = { $writable ->
    [yes] Die Datenbank kann geschrieben werden.
   *[no] Die Datenbank kann nicht geschrieben werden.
}
doctor-owed = Beiträge, die in diesem Kanal noch kommen: { $posts }.
doctor-places = Gespielt werden kann in Text- und Ankündigungskanälen, in Threads und Forumbeiträgen und in den Chats von Sprach- und Stage-Kanälen.
doctor-versions = Furunkulus { $bot }, discord.py { $library }, Tabellen der Version { $schema }.
permission = { $name ->
    [view-channel] Kanäle ansehen
    [connect] Verbinden
    [send-messages] Nachrichten senden
    [send-messages-in-threads] Nachrichten in Threads senden
    [attach-files] Dateien anhängen
    [read-message-history] Nachrichtenverlauf anzeigen
   *[other] ?{ $name }
}

## /help: was jemand jetzt tun kann

help-no-game = In diesem Kanal ist kein Spiel offen. Du kannst:
help-in-lobby = Ein Tisch für **{ $game }** wartet auf Leute. Du kannst:
help-in-game = **{ $game }** läuft{ $place ->
    [here] {""}
   *[other] {" "}in { $place }
}. { $turn ->
    [mine] **Du bist dran.**
    [theirs] Dran ist { $who }.
    [none] Gerade ist niemand dran.
   *[other] ?{ $turn }
} Du kannst:
help-after-game = Das letzte Spiel hier, **{ $game }**, ist zu Ende. Du kannst:
help-new = Einen Tisch öffnen: `/new` und ein Spiel. Du hast sofort einen Platz; die anderen drücken **{ lobby-join }**.
help-join = Einen Platz nehmen: **{ lobby-join }** unter der Lobby, oder `/join`.
help-leave = Gehen: **{ lobby-leave }**, oder `/table leave`.
help-start = Beginnen: **{ lobby-start }**, oder `/table start`.
help-more-people = Auf mehr Leute warten: Das Spiel beginnt, wenn genug dabei sind und jemand **{ lobby-start }** drückt.
help-opponent = Mit einem Programm spielen: **{ lobby-opponent }**, und wähl, wie gut es spielt.
help-learn = Ein Spiel spielend lernen, nur für dich sichtbar: `/learn`.
help-puzzle = Das Rätsel des Tages lösen, nur für dich sichtbar: `/puzzle`.
help-primer = Das Spiel in einer Minute lernen: **{ lobby-primer }** unter der Lobby.
help-plan = Deinen nächsten Zug hinterlassen: **{ plan-ahead }** unter dem neuesten Spielplan. Er wird gespielt, wenn du dran bist.
help-look = Schauen, nur für dich: `/see board`, `/see text` in Worten, `/see catch-up`, was du verpasst hast, `/see replay` das Spiel von Anfang an.
help-watch = Die Spiele dieses Kanals in einem anderen verfolgen: dort `/table watch start`.
help-undo = Deinen letzten Zug zurücknehmen: `/undo`. Haben andere gehandelt, werden sie gefragt.
help-resign = Das Spiel endgültig verlassen: `/resign`.
help-replay = Das Spiel noch einmal sehen: `/see replay`.
help-review = Sehen, was es entschieden hat: `/review`.
help-again = Mit denselben Leuten noch einmal: **{ over-again }** unter dem Ende.
help-rules = Die Regeln lesen: `/rules`.
help-settings = Sagen, wie du gerufen wirst, wenn du dran bist: `/settings`.
help-moderators = Weil du hier moderierst, kannst du auch:
help-host = Weil du den Tisch geöffnet hast, kannst du auch:
help-table-settings = Sehen und ändern, wie der Tisch eingestellt ist: `/table settings`.
help-table-undo = Die letzten Züge zurücknehmen oder wieder spielen: `/table undo`, `/table redo`.
help-skip = Den Zug von jemandem überspringen, der alle warten lässt: `/table skip`.
help-replace = Einen Platz jemand anderem oder einem Programm geben: `/table replace`.
help-stop = Das Spiel beenden oder den Tisch schließen: `/table stop`.
help-reset = Mit denselben Leuten neu beginnen: `/table reset`.
help-restore = Ein abgebrochenes Spiel zurückholen: `/table restore`.
help-files = Ein Spiel als Dateien bekommen oder daraus weiterspielen: `/table export`, `/table import`.
help-log = Sehen, was hier an Tischen getan wurde: `/table log`.

## Eine Zeile auf den ersten Pulten

coach = 💡 { $told }
coach-enough = Keine Hinweise mehr
