# Die Regeln, Thema für Thema. Wo die Anleitung etwas offen lässt, steht **[Festlegung]**.

ff-rules-of-tokens = Ziel, Runden, Figuren
ff-rules-of-monster = Das Monster und die Plättchen
ff-rules-of-advanced = Fortgeschrittenenspiel und Varianten
ff-rules-of-table = An diesem Tisch

ff-rules-setup-title = Ziel und Aufbau
ff-rules-setup =
    Das **Ziel**: Bring deine Figuren vom Eingang zum Ausgang, vorbei an einem Monster, das von allein geht und frisst, was ihm im Weg steht. Wer zuerst alle eigenen Figuren bis auf eine draußen hat, gewinnt sofort; sonst gewinnt, wer am Ende die meisten draußen hat (*Ende und Aufgeben*).

    Zu zweit bis zu viert wählt ihr unter Grün, Rot, Blau und Gelb und habt je vier Figuren (1, 3, 4, 5). Zu fünft bis zu siebt gibt es auch Beige, Violett und Schwarz, und alle haben drei Figuren (1, 4, 5). Die andere Seite zeigt, was zu 7 fehlt: hinter der 1 eine 6, hinter der 4 eine 3. Eine Figur heißt nach der Zahl, die sie zeigt; zeigen zwei dieselbe, auch nach ihrem Feld: **Rot 4 auf h7**.

    Der Spielplan hat 156 Felder, Spalten a bis p und Reihen 1 bis 11, zwei gegenüberliegende Ecken sind abgeschnitten. Alle Figuren warten draußen am Eingang **p11**, helle Seite oben. In Sicherheit führt der Ausgang **a1**; dort steht das Monster, Blick nach Osten.

    Im Grundspiel liegen elf Steine und zwei Blutlachen immer auf denselben Feldern. Wer den Startspielerstein hat, wird ausgelost **[Festlegung]**.
ff-rules-setup-picture = Im Bild: das Grundspiel vor dem ersten Zug. Oben links der Ausgang a1 mit dem Monster, unten rechts der Eingang p11. Steine liegen auf c3, m4, h5, i6, n6, g7, e8, m8, o9, f10 und i10. Blut bedeckt i3, j3, i4 und j4, und in einer Reihe e9, f9, g9 und h9.

ff-rules-round-title = Runden und Spielhälften
ff-rules-round =
    1. **Figuren.** Wer den Startspielerstein hat, beginnt. Reihum, im Uhrzeigersinn, zieht jeder eine Figur, die in dieser Runde noch nicht gezogen hat, und dreht sie um, bis alle gezogen haben. Wer keine mehr hat, wird übersprungen; passen darf niemand, aber auch ein Zug um null Felder ist ein Zug. Hast du weniger Figuren als die anderen, kannst du nicht wählen, wann du übersprungen wirst: Erst ziehst du deine.
    2. **Monster.** Eine Karte wird aufgedeckt, und das Monster geht.
    3. Der Startspielerstein geht im Uhrzeigersinn weiter.

    Das Monster bleibt bis zu seiner nächsten Karte stehen und schaut in dieselbe Richtung.

    In **Runde 1** zieht jeder nur zwei Figuren; draußen bleiben zählt als Zug **[Festlegung]**. Die anderen werden ohne Zug umgedreht.

    So zeigen alle Figuren, die noch nicht gezogen haben, dieselbe Seite: in ungeraden Runden die helle, in geraden die dunkle. Eine Figur, die draußen wartet, zählt wie jede andere: Sie kommt herein, oder sie bleibt draußen und wird umgedreht.

    Jede Spielhälfte verbraucht sieben der acht Karten; die achte wird nie gezeigt. Nach der siebten kommen alle acht für die zweite Hälfte wieder zusammen. Ein Spiel dauert also höchstens 14 Runden. Zwischen den Hälften bleibt alles, wo es ist, auch die Richtung des Monsters.

    - **Erste Hälfte (Runden 1 bis 7):** Eine gefressene Figur kommt zurück an den Eingang, mit derselben Seite oben, und darf wieder herein.
    - **Zweite Hälfte (Runden 8 bis 14):** Eine gefressene Figur ist aus dem Spiel.

ff-rules-moving-title = Eine Figur ziehen
ff-rules-moving =
    Eine Figur hat so viele Punkte, wie sie zeigt: einen für jedes Feld nach oben, unten, links oder rechts, nie schräg. Sie darf abbiegen, zurückgehen, früher anhalten oder bleiben.

    - **Hereinkommen** kostet einen Punkt und führt auf p11. Niemand kommt herein, solange dort das Monster steht oder, in einer von Hand gestellten Stellung, ein Plättchen oder Teleporter liegt **[Festlegung]**.
    - **Hinausgehen** kostet einen Punkt von a1 aus. Eine Figur, die draußen ist, ist endgültig sicher.
    - Sie darf an anderen Figuren vorbei, für je einen Punkt, muss aber auf einem Feld ohne andere Figur stehen bleiben.
    - Das Feld des Monsters und Teleporter sind gesperrt, die Mauern auch: Durch Mauern geht nur das Monster.
    - Nach dem Zug wird die Figur umgedreht.
ff-rules-moving-picture = Im Bild: Rot 4 ist von f2 dreimal nach links und einmal nach unten gegangen, nach c3, und hat unterwegs den Stein von c2 nach b2 geschoben. Weiter nach a2 ließ er sich nicht schieben, denn dort steht Grün 1. Der Zug ist vorbei, die Figur umgedreht: Sie zeigt jetzt 3.

ff-rules-pushing-title = Plättchen schieben
ff-rules-pushing =
    Geht eine Figur gegen ein Plättchen, schiebt sie es ein Feld weiter. Steine, Kristalle und beide Arten Umlenksteine werden gleich geschoben.

    - Das Feld dahinter muss auf dem Spielplan liegen, ohne Plättchen, Figur und Monster. Das gilt auch für ein Monster auf einem Teleporter **[Festlegung]**.
    - Eine Figur schiebt immer nur ein Plättchen, nie eine Figur und nichts über den Rand.
    - Ein Plättchen, das auf a1 oder p11 geschoben wird, ist aus dem Spiel. Ebenso eines, das eine Figur auf einen Teleporter schiebt **[Festlegung]**.
    - Ein Plättchen, das auf Blut geschoben wird, rutscht geradeaus bis auf das erste Feld dahinter. Ist dort ein Plättchen, eine Figur, das Monster oder die Mauer im Weg, bleibt es auf dem letzten freien Feld der Lache liegen. Rutscht es auf a1, p11 oder einen Teleporter, ist es aus dem Spiel; ein Teleporter, auf dem das Monster steht, hält es auf **[Festlegung]**.

    Das Monster schiebt stärker: siehe *Der Schritt des Monsters*.
ff-rules-pushing-picture = Im Bild: Rot 5 geht von d2 nach unten und schiebt den Kristall auf das Blut bei d4. Er rutscht weiter nach d5, wo ihn Grün 4 auf d6 aufhält. Die Figur ist jetzt auf d3 und umgedreht: Sie zeigt 2.

ff-rules-blood-title = Blutlachen
ff-rules-blood =
    Es gibt zwei Lachen: eine von 2 mal 2 Feldern und eine von 4 in einer Reihe, längs oder quer. Ein Punkt bringt eine Figur auf Blut, und dann gibt es kein Halten: Sie rutscht gratis geradeaus bis auf das erste Feld dahinter.

    - Sie rutscht an anderen Figuren vorbei und schiebt ein Plättchen, auf das sie trifft, auf jedem Feld ein Stück weiter, solange es sich schieben lässt **[Festlegung]**.
    - Wo es nicht weitergeht (eine Mauer, das Monster, ein Teleporter, ein Plättchen, das feststeckt), bleibt sie auf der Lache stehen. Der nächste Punkt führt sie in jede offene Richtung, und auf Blut rutscht sie wieder **[Festlegung]**.
    - Auf Blut darf ein Zug nur enden, wo das Rutschen aufgehalten wurde. Im nächsten Zug schiebt sie wie üblich, wenn dann hinter dem Plättchen Platz ist.
    - Endet das Rutschen auf dem Feld einer anderen Figur, braucht sie noch Punkte, um weiterzugehen.

    Auch Plättchen rutschen (*Plättchen schieben*), und das Monster (*Der Schritt des Monsters*).
ff-rules-blood-picture = Im Bild: Mit einem Punkt ging Rot 3 von b3 auf das Blut bei c3 und rutschte über d3, e3 und f3 nach g3. Die Figur wurde umgedreht: Sie zeigt jetzt 4.

ff-rules-cards-title = Karten des Monsters
ff-rules-cards =
    Es gibt acht Karten: 5, 7, 7, 8, 8 und 10 geben die Zahl der Schritte an; bei **1 Treffer** und **2 Treffer** geht das Monster so lange, bis es so viele Figuren gefressen hat, höchstens 20 Schritte.

    Jede Runde wird eine der Karten gezogen, die in dieser Spielhälfte noch übrig sind. Die allererste Karte ist immer eine Zahl.

    Eine Karte, die gezogen und zurückgenommen wurde, kommt wieder: Alle haben sie gesehen, also zeigt die Vorhersage nur sie, und niemand tippt auf sie **[Festlegung]**.

    Jede Figur, die unterwegs gefressen wird, zählt als Treffer, auch eine, die über den Rand oder auf einen Teleporter geschoben wird.

    Alle, ob sie mitspielen oder zuschauen, dürfen **tippen**, wen das Monster beim nächsten Gang frisst: Drück **{ ff-board-guess }** unter dem Spielplan, sobald eine Figur darauf steht, und wähl eine Figur oder niemand. Bis die Karte aufgedeckt ist, kannst du es dir anders überlegen. Richtig liegst du, wenn diese Figur unter den gefressenen ist oder wenn du niemand gesagt hast und niemand gefressen wird; der Kanal erfährt, wer richtig lag und wie oft bisher. Am Spiel ändert das nichts.

ff-rules-monster-title = Wie das Monster schaut und sich dreht
ff-rules-monster =
    Vor jedem Schritt, und noch einmal nach dem letzten, schaut das Monster: geradeaus, nach links und nach rechts, nie nach hinten.

    Es sieht die Reihe oder Spalte entlang bis zur Mauer. Steine und beide Arten Umlenksteine versperren die Sicht; Kristalle, Teleporter und Blut nicht. In jeder Richtung zählt nur die erste Figur und wie viele Felder sie entfernt ist; Blutfelder zählen wie alle anderen, auch wo Rutschen den Weg verkürzt.

    - Es dreht sich zur **nächsten** Figur, die es sieht.
    - Haben zwei oder drei dieselbe **kleinste** Entfernung, geht es geradeaus weiter, auch wenn keine davon geradeaus steht. Figuren weiter weg sind egal.
    - Sieht es **niemanden**, geht es auch geradeaus weiter.
ff-rules-monster-picture = Im Bild: Das Monster kam nach e4, Blick nach Osten. Es sah Rot 1 links, 2 Felder entfernt, und Grün 4 geradeaus, 4 entfernt; der Stein rechts auf e5 verdeckte Grün 5. Rot 1 war näher: Es drehte sich nach links und ging nach e3.

ff-rules-step-title = Der Schritt des Monsters
ff-rules-step =
    Das Monster geht ein Feld geradeaus. Was dort ist, entscheidet:

    - **Eine Figur** wird gefressen.
    - **Ein Stein oder Kristall** wird geschoben und mit ihm alles, was in der Reihe dahinter steht: Plättchen aller Art und Figuren. Was am weitesten weg ist, bewegt sich zuerst. Was über den Rand oder auf einen Teleporter kommt, ist weg: ein Plättchen aus dem Spiel, eine Figur gefressen. Ein Plättchen, das auf a1 oder p11 kommt, ist aus dem Spiel; Figuren dürfen dorthin geschoben werden. Reicht das, was geschoben wird, durch die Mauer und die ganze Reihe 6 entlang bis zum Rücken des Monsters, wird es trotzdem im Kreis geschoben; das Monster selbst nicht.
    - **Ein Umlenkstein** wird nicht geschoben: siehe *Umlenksteine*.
    - **Blut**: Das Monster rutscht im selben Schritt geradeaus bis auf das erste Feld dahinter, ohne zu schauen; es frisst und schiebt, was es trifft, auch durch eine Mauer. Auf Blut hält es nie an **[Festlegung]**, außer in den Fällen von *Eingeklemmt und im Kreis*.
    - **Ein Teleporter**: siehe *Teleporter*. **Eine Mauer**: siehe *Mauern*.

    Plättchen und Figuren, die es auf Blut schiebt, rutschen auch hinüber. Sie bleiben auf dem letzten freien Feld, wenn Mauer, Figur oder Plättchen im Weg ist; was dort ist, wird nicht mitgeschoben; auf einem Teleporter sind sie weg **[Festlegung]**.
ff-rules-step-picture = Im Bild: Das Monster ist von b4 nach c4 gegangen. Der Kristall wurde nach d4 geschoben, Rot 1 nach e4, der Umlenkstein rechts nach f4 und Grün 4 nach g4, alles in einem Schritt.

ff-rules-walls-title = Mauern
ff-rules-walls =
    Jedes Stück der äußeren Mauer hat einen Buchstaben, und jeden Buchstaben gibt es zweimal. Dreh den Spielplan um 180°, und die beiden tauschen ihre Plätze: C ist über c1 und unter n11. Für das Monster sind sie Türen: Es geht bei einem Buchstaben hinein und kommt mit demselben Schritt beim anderen heraus, in derselben Richtung.

    Was auf dem Feld steht, auf dem es herauskommt, wird wie üblich gefressen oder geschoben. Nur ein Umlenkstein dort wirkt schon vor der Mauer: Das Monster dreht sich auf der nahen Seite. Durch die Mauer sieht es nicht: Eine Figur hinter der anderen Tür überrascht es und wird überrascht.

    Figuren können nicht durch die Mauern; das Monster kann sie dort über den Rand schieben, dann sind sie gefressen, nicht versetzt.
ff-rules-walls-picture = Im Bild: Das Monster ging von a6 nach Westen durch Mauer V, kam mit demselben Schritt auf p6 heraus und fraß dort Grün 4.

ff-rules-crystals-title = Kristalle
ff-rules-crystals =
    Ein Kristall wird wie ein Stein geschoben, von Figuren und vom Monster. Aber das Monster **sieht hindurch**: Eine Figur hinter einem Kristall wird gesehen, und das Feld des Kristalls zählt in der Entfernung wie jedes andere.
ff-rules-crystals-picture = Im Bild: Mit Blick nach Norden auf c5 schaute das Monster rechts durch den Kristall auf e5 und sah Rot 4 auf f5, 3 Felder entfernt. Geradeaus sah es niemanden, weil der Stein auf c3 Grün 1 verdeckte. Es drehte sich nach rechts und ging nach d5.

ff-rules-turning-title = Umlenksteine
ff-rules-turning =
    Figuren schieben Umlenksteine wie jeden Stein, und beide Arten versperren dem Monster die Sicht. Aber das Monster schiebt nicht, wogegen es geht:

    - Ein **Umlenkstein rechts** dreht es nach rechts, ein **Umlenkstein 180°** dreht es um. Ohne zu schauen macht es denselben Schritt in der neuen Richtung, wo der nächste Umlenkstein es wieder drehen kann.
    - Hinter einer Mauer: Steht ein Umlenkstein auf dem Feld, auf dem es herauskäme, wird es auf der nahen Seite gedreht, bevor es hindurchgeht.
    - Auf Blut dreht es sich sofort und rutscht in der neuen Richtung weiter.
    - In einer Reihe, die das Monster schiebt, hinter einem Stein oder Kristall, werden Umlenksteine mitgeschoben wie alles andere.

    Lassen Umlenksteine keinen Weg offen: siehe *Eingeklemmt und im Kreis*.
ff-rules-turning-picture = Im Bild: Das Monster auf d3 ging nach Osten und traf auf den Umlenkstein rechts auf e3. Es drehte sich, ohne zu schauen, nach Süden und ging mit demselben Schritt nach d4.

ff-rules-teleporters-title = Teleporter
ff-rules-teleporters =
    Es gibt zwei Paare. Jeder Teleporter hat einen Pfeil.

    - **Das Monster**, das auf einen kommt, erscheint mit demselben Schritt auf dem anderen des Paars, Blick in Richtung des Pfeils dort. Dann schaut es wie üblich. Hinter Blut beendet ein Teleporter das Rutschen.
    - **Figuren** gehen nie auf Teleporter; beim Rutschen bleiben sie davor stehen.
    - **Die Sicht** geht darüber hinweg.
    - **Was darauf geschoben wird** oder rutscht, ist weg: ein Plättchen aus dem Spiel, eine Figur gefressen.
    - Steht das Monster auf einem Teleporter, schieben Figuren kein Plättchen darauf, und was rutscht, bleibt davor **[Festlegung]**.
ff-rules-teleporters-picture = Im Bild: Das Monster ging von b2 nach Osten auf c2 und auf den Teleporter auf d2. Mit demselben Schritt kam es aus dem anderen auf d5, Blick nach Osten wie der Pfeil dort, und ging so weiter nach f5.

ff-rules-stuck-title = Eingeklemmt und im Kreis
ff-rules-stuck =
    In zwei Fällen kann das Monster nicht weiter. Was dann gilt, sagt die Anleitung nicht:

    - **Auf der Stelle gedreht.** Würden Umlenksteine es, während es sich auf der Stelle dreht, zum zweiten Mal in dieselbe Richtung drehen, ist es eingeklemmt: Der Schritt ist verbraucht, und es bleibt, Blick in diese Richtung **[Festlegung]**. Auch auf Blut.
    - **Im Kreis auf Blut.** Schicken Umlenksteine es auf einer Lache im Kreis, hält es, wo es innerhalb eines Schritts zum zweiten Mal auf dasselbe Feld mit derselben Blickrichtung kommt **[Festlegung]**. Das Feld, von dem der Schritt ausging, zählt als das erste Mal, mit der Richtung nach dem Schauen, auch wenn ein Stein es dort vor dem Losgehen gedreht hat **[Festlegung]**.

    Beim nächsten Schritt schaut es wieder und dreht sich vielleicht zu jemandem.
ff-rules-stuck-picture = Im Bild: Das Monster auf d3 ging nach Osten. Der Umlenkstein 180° auf e3 drehte es nach Westen, der auf c3 wieder nach Osten: eingeklemmt.

ff-rules-tiles-title = Alle Plättchen auf einen Blick
ff-rules-tiles-piece =
    - **{ $tile ->
        [crystal] Kristall
        [turner] Umlenkstein rechts
        [reverser] Umlenkstein 180°
        [stone] Stein
       *[other] ?{ $tile }
    }**
      - Monster: { $turns ->
        [right] dreht sich nach rechts und macht denselben Schritt
        [around] dreht sich um und macht denselben Schritt
        [no] schiebt ihn und alles in der Reihe
       *[other] ?{ $turns }
    }
      - Figur: schiebt ihn, immer nur ein Plättchen
      - Sicht: { $sight ->
        [blocked] endet hier
        [open] geht weiter
       *[other] ?{ $sight }
    }
      - was darauf geschoben wird: schiebt es mit (vom Monster), nicht erlaubt (von einer Figur), bleibt davor (beim Rutschen)
ff-rules-floor-blood =
    - **Blut**
      - Monster: rutscht im selben Schritt weiter
      - Figur: ein Punkt hinein, rutscht dann gratis
      - Sicht: geht weiter
      - darauf geschoben: rutscht geradeaus hinüber, so weit es kann
ff-rules-floor-teleporter =
    - **Teleporter**
      - Monster: kommt aus dem anderen, Blick in Richtung des Pfeils dort
      - Figur: darf nicht darauf; bleibt beim Rutschen davor
      - Sicht: geht weiter
      - darauf geschoben: Plättchen aus dem Spiel, Figur gefressen
ff-rules-tiles =
    Was mit dem Monster geschieht, das dorthin geht, mit einer Figur, mit seiner Sicht und mit dem, was dorthin geschoben wird. Auf das eigene Feld des Monsters kommt nur eine volle Reihe, die es im Kreis schiebt (*Der Schritt des Monsters*); was rutscht, bleibt davor.

    { $pieces }

    Felder ohne solche Plättchen: siehe *Alle Felder auf einen Blick*.

ff-rules-squares-title = Alle Felder auf einen Blick
ff-rules-squares =
    Was auf Böden, Ecken und an Mauern mit dem Monster geschieht, mit einer Figur, mit der Sicht des Monsters und mit dem, was dorthin geschoben wird. Plättchen zum Schieben: siehe *Alle Plättchen auf einen Blick*.

    { $floors }
    - **a1 und p11**
      - Monster: Felder wie alle anderen
      - Figur: Felder wie alle anderen, und die Wege hinaus und herein
      - Sicht: geht weiter
      - darauf geschoben: Plättchen aus dem Spiel, Figur bleibt dort
    - **Mauer**
      - Monster: geht hindurch zum gleichen Buchstaben
      - Figur: gesperrt; Rutschen endet
      - Sicht: endet hier
      - dorthin geschoben: Plättchen aus dem Spiel, Figur gefressen (vom Monster), nicht erlaubt (von einer Figur), bleibt davor (beim Rutschen)

ff-rules-end-title = Ende und Aufgeben
ff-rules-end =
    Wer zuerst alle eigenen Figuren bis auf eine draußen hat (drei von vier, zwei von drei), **gewinnt sofort**.

    Sonst endet das Spiel nach der siebten Karte der zweiten Hälfte, oder in dieser Hälfte früher, wenn keine Figur mehr auf dem Spielplan oder draußen am Eingang ist; solange eine wartet, geht es weiter **[Festlegung]**. Eine Figur, die dann nicht draußen ist, ist verloren. Es gewinnt, wer die meisten draußen hat; bei Gleichstand, wer zuerst so weit war.

    Hat niemand eine Figur hinausgebracht, gewinnt das Monster: Es belegt Platz 1, und alle teilen sich Platz 2 **[Festlegung]**.

    Die Anleitung kennt kein **Aufgeben**. Hier darf man jederzeit aussteigen **[Festlegung]**:

    - Figuren, die nicht draußen sind, verlassen den Spielplan; die schon draußen sind, zählen noch.
    - Die anderen spielen weiter. Der Startspielerstein kommt trotzdem an den leeren Platz, der übersprungen wird **[Festlegung]**; ebenso, wenn er nach dem Bauen dorthin käme **[Festlegung]**.
    - Wer aufgibt, kann nicht mehr gewinnen und steht hinter allen, die weitergespielt haben; unter denen, die aufgeben, steht vorn, wer später ging **[Festlegung]**.
    - Sitzt nur noch eine Person am Tisch, gewinnt sie, egal wie viele Figuren sie gerettet hat **[Festlegung]**.

ff-rules-draft-title = Fortgeschrittenenspiel: das Bauen
ff-rules-draft =
    Im Fortgeschrittenenspiel baut ihr die Festung. Neben dem Spielplan liegen 17 Plättchen: 3 Steinblöcke, 2 Kristalle, 4 Umlenksteine rechts, 2 Umlenksteine 180°, zwei Blutlachen (2 mal 2, und 4 in einer Reihe) und zwei Paare Teleporter.

    Wer beginnt, wird ausgelost **[Festlegung]**; im Uhrzeigersinn nimmt jeder ein beliebiges Plättchen und legt es. Eine 4er-Lache liegt längs (in der Reihe) oder quer (in der Spalte); der Pfeil eines Teleporters zeigt in eine der vier Richtungen: Drück *{ ff-board-place }* unter dem Spielplan oder gib `/place` ein. Wo Plättchen liegen dürfen: siehe *Fortgeschrittenenspiel: Grenzen beim Bauen*.

    Zwei Varianten: Ist die Einstellung `tiles` „zwei“, legt jeder zwei Plättchen hintereinander; gibt jemand nach dem ersten auf, legt der Nächste das zweite **[Festlegung]**. Und sind alle einverstanden (*{ ff-draft-rest }* auf dem Baupult), legt der Zufall die übrigen, eines nach dem anderen wie reihum **[Festlegung]**.

    Wer nach dem letzten Plättchen dran wäre, bekommt den Startspielerstein. Dann geht alles wie im Grundspiel: Das Monster steht auf a1, Blick nach Osten, und alle Figuren warten draußen.
ff-rules-draft-picture = Im Bild: Die 4x1-Lache wurde gerade quer auf e2 gelegt und reicht hinunter bis e5. Der Stein auf c4 und der Kristall auf g3 lagen schon da.

ff-rules-limits-title = Fortgeschrittenenspiel: Grenzen beim Bauen
ff-rules-limits =
    - Auf **a1, b1, a2** und **p11, o11, p10** wird nichts gelegt.
    - Ein Plättchen liegt auf ganzen Feldern des Spielplans, und keine zwei liegen übereinander.
    - Keine zwei Teleporter, egal welches Paars, liegen **nebeneinander**.
    - Keine zwei Teleporter liegen an den beiden Mauern **desselben Buchstabens**: eine Grenze, die nur die Online-Ausgabe hat; wir folgen ihr **[Festlegung]**.

    Für ein Plättchen, das nirgends passt, gibt es keine Regel, und es braucht keine: Wie auch immer die anderen 16 liegen, für jedes ist Platz **[Festlegung]**.
ff-rules-limits-picture = Im Bild: Markiert sind die Felder, auf die noch ein Teleporter darf: nicht auf die drei Felder der Ecke, nicht auf den Stein auf d4, weder auf noch neben den Teleporter auf c3, und nicht auf e1, weil die Mauer dort und die beim anderen Teleporter denselben Buchstaben haben (E).

ff-rules-variants-title = Schnelles Spiel, längeres Spiel, Duplikat
ff-rules-variants =
    - **Schnelles Fortgeschrittenenspiel:** die 17 Plättchen des Fortgeschrittenenspiels (`/new fearsome-floors` mit der Festung *schnell*), aber niemand legt sie. Sie liegen zufällig, in denselben Grenzen wie beim Bauen, auch die Richtungen von Lache und Pfeilen. Auch der Startspielerstein wird ausgelost, und die erste Runde beginnt sofort.

    - **Längeres Spiel:** eine Option von `/new fearsome-floors` für sechs oder sieben Personen. Die Karte 5 zählt als **3 Treffer**. Das Monster geht dann, bis es drei Figuren gefressen hat, oder 20 Schritte. Weil die erste Karte des Spiels immer eine Zahl ist, kann auch die Karte mit 3 Treffern nicht die erste sein **[Festlegung]**. Sonst ändert sich nichts, weder im Grund- noch im Fortgeschrittenenspiel.

    - **Duplikat:** Mehrere Tische spielen dieselbe Festung, dasselbe Monster und dieselben Karten, die ein Wort bestimmt (`/new fearsome-floors duplicate`), und `/table duplicate` vergleicht, wie weit sie kamen. Das Wort allein entscheidet alles Glück, also soll niemand die kommenden Karten ausrechnen **[Festlegung]**.

ff-rules-layouts-title = Eigene Grundrisse
ff-rules-layouts =
    Ein Spiel kann mit einer eigenen Festung beginnen, in der Notation geschrieben (siehe *Notation*): `/table layout save` speichert sie auf diesem Server, und `/new fearsome-floors` bietet sie unter ihrem Namen an. Ihre Plättchen, Lachen und Teleporter ersetzen die üblichen, und ihr Monster Platz und Richtung des üblichen. Figuren, Runde und Karten des Grundrisses zählen nicht: Alle Figuren warten draußen.

    Es muss eine mögliche Stellung sein: keine zwei Plättchen auf einem Feld, Lachen auf dem Spielplan und getrennt, Teleporter in Paaren. Auf a1 und p11 liegt nichts, und kein Plättchen ist noch zu legen. Das Monster beginnt nicht auf p11, wo niemand hereinkäme **[Festlegung]**. Die anderen Grenzen beim Bauen gelten für eigene Grundrisse nicht, und gebaut wird nicht.

ff-rules-kit-title = Der Monsterbausatz
ff-rules-kit =
    Das Monster wird für jedes Spiel zusammengesetzt, aus Kopf, Körper, Armen, Beinen und Füßen. Der Bausatz hat je sechs davon: Das macht 7776 Monster.

    { $kit }

    Öffnest du den Tisch mit `/new fearsome-floors`, kannst du die Teile wählen (`Motte-Sack-Flügel-Frosch-Stiefel`); sonst werden sie ausgelost.

    Das betrifft **nur das Aussehen**: Jedes Monster sieht, dreht sich, geht und frisst gleich.

ff-rules-kit-part = - **{ $part ->
        [head] Kopf
        [body] Körper
        [arms] Arme
        [legs] Beine
        [feet] Füße
       *[other] ?{ $part }
    }**: { $names }

ff-rules-picture-title = Das Bild lesen
ff-rules-picture =
    Auf dem Spielplan:
    - Alle haben ihre eigene Farbe, einen eigenen Kopf und Rand. Eine Figur zeigt ihre Zahl. Liegt die dunkle Seite oben, ist eine gelbe Zahl an der Ecke die der hellen.
    - Matt, Augen zu: hat in dieser Runde gezogen. Oranger Rand: kann jetzt ziehen. Ein weißer Winkel steht, wohin das Monster schaut.
    - Ring, Linie und Pfeile: ein Weg; gewellt beim Rutschen. Gelbe Rahmen: was bewegt wurde. Krümel, durchgestrichen: Ein Plättchen ist aus dem Spiel.
    - Punktlinien: was das Monster sah, von seinem Platz aus (blass). Ein Balken beendet die Sicht; Klammern stehen um gesehene Figuren, mit der Entfernung, fett: die nächste.
    - Dunkelroter Stern: Jemand wurde gefressen; die kleine durchgestrichene Figur sagt, wer. Leuchtender Buchstabe: Das Monster ging durch die Mauer. Balken rundum: eingeklemmt.
    - Teleporter zeigen die Nummer ihres Paars und wohin das Monster dort schaut. Umlenksteine zeigen, wie sie drehen.
    - Auf einem Pult: ein Punkt, wo die Figur enden darf; ein Ring, wo sie etwas schiebt; ein Totenkopf, wo sie gefressen werden kann.
    - Buchstaben in der Mauer: Türen, vor denen das Monster steht oder zu denen es sich drehen könnte (*Mauern*), und ihre Gegenstücke. a bis p und 1 bis 11 nennen die Felder.

    Was um den Spielplan herum steht: siehe *Um das Bild herum*.
ff-rules-picture-picture = Im Bild: Eine rote 3 ging von e5 nach b5, schob den Stein nach a5 und wurde umgedreht: Jetzt zeigt sie 4. Eine andere rote 4 wartet draußen, eine blaue Figur ist entkommen, eine gefressen, und Grün ist am Zug.

ff-rules-around-title = Um das Bild herum
ff-rules-around =
    Um den Spielplan herum:
    - Ring oben rechts: die wievielte von 14 Runden. Eine Schleife um einen Totenkopf: Gefressene kommen wieder; ein Totenkopf allein: Sie sind endgültig weg.
    - Große Karte, Pfote, Tropfen: was das Monster spielt, der Schritt, wie viele es gefressen hat.
    - Unten links: die Karten, matt, wenn gespielt (Tropfen sind Treffer); beim Bauen die übrigen Plättchen.
    - Ein Schild für jeden, hell, wer dran ist. Grüne Pfeilspitze: der Startspielerstein; Flagge: hat aufgegeben; Krone: hat gewonnen. Die Figuren der Reihe nach: Zahl wartet draußen, Punkt ist auf dem Spielplan, Pfeil ist entkommen, Totenkopf ist gefressen.

    In einer Vorhersage: Ein Band ist der kommende Weg, Karten stehen, wo sie enden würden, und ein angebissenes rotes Schild sagt, wie wahrscheinlich eine Figur gefressen wird.

    Was auf dem Spielplan selbst steht: siehe *Das Bild lesen*.

ff-rules-table-title = Am Tisch
ff-rules-table =
    Der Beitrag mit dem Spielplan ruft dich. Sein Knopf **{ ff-board-move }** öffnet ein Pult, das nur du siehst: Wähl eine Figur, dann ein Feld oder Pfeile, schau das Bild an, dann *{ ff-pad-go }*. Oder gib es ein: `/move token path`; `/stay token` dreht eine Figur um, wo sie steht.

    - Eine **Figur** ist die Zahl, die sie zeigt, wo sie steht oder beides: `3`, `h7`, `3 auf h7`.
    - Ein **Weg** ist ein Zielfeld (`k5`), Buchstaben (`uull`), Pfeile (`↑↑←←`), Richtungen (`nnww`) oder gezählte Schritte (`l3 u1`). `x` verlässt die Festung von a1. Eine wartende Figur kommt von selbst herein, für ihren ersten Punkt.
    - `/undo` nimmt deinen Zug zurück; hat seither jemand gehandelt oder wurde eine Karte gezeigt, fragt es die anderen.

    Nur du siehst:
    - `/see board` zeigt den Spielplan, wie er ist, `/see text` beschreibt ihn in Worten, `/see catch-up`, was seit deinem letzten Zug geschah. `/see where`, `/see square` und `/see row` sagen in Worten, wo eine Figur ist und was auf einem Feld oder in einer Reihe liegt.
    - `/see why` erzählt Schritt für Schritt, was das Monster sah und warum es so ging.
    - `/see forecast` und **{ ff-pad-what-if }** auf dem Pult sagen, was die nächste Karte tun könnte, wenn der Tisch es erlaubt.
    - `/see replay` blättert durch das Spiel, Zug für Zug; `/see record` gibt es als Text.

    `/resign` verlässt das Spiel endgültig.

ff-rules-notation-title = Notation
ff-rules-notation =
    Ein **Feld** ist Buchstabe und Zahl (`k5`), eine **Figur** der Buchstabe ihrer Farbe und ihre helle Zahl (`r4`; g r b y e v k für Grün, Rot, Blau, Gelb, Beige, Violett, Schwarz).

    Ein **Zug** ist eine Figur und ein Weg: `r4 iull`. Jeder Buchstabe ist ein Punkt: `u` `d` `l` `r` gehen ein Feld, `i` kommt herein, `x` geht hinaus; `-` bleibt. `M 8` ist eine Karte des Monsters, `T pool4x1 e9 lengthwise` ein Plättchen beim Bauen.

    Eine **Stellung** ist eine Zeile, FFN: `ff1` und Angaben wie
    ```
    ff1 monster=a1e stones=c3,m4
     crystals=k5 turners=d6
     pools=i3:2x2,e9:4x1
     teleporters=1:j5e+o7s
     tokens=r1:in,r3:k7*,r4:b2,r5:out
     round=3 cards=5,8,1h
     start=r turn=r escaped=r5
    ```
    Ein `*` steht bei Figuren, die in dieser Runde gezogen haben. Figuren, die draußen sind, aber nicht in `escaped`, kamen nach denen, die dort stehen, Platz für Platz und nach der Zahl **[Festlegung]**.

    Eine **Aufzeichnung** (`/see record`) ist ein Kopf und die Züge, nach Runden nummeriert. Über das Übliche hinaus schreiben wir `R g`, wo Grün aufgibt, `resigned=g` in einer Stellung, `tiles=2`, wo zwei Plättchen pro Zug gelegt werden, und `Kit` im Kopf für das Aussehen des Monsters **[Festlegung]**.
