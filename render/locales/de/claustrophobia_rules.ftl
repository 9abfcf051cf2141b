# Die Regeln von Claustrophobia, Thema für Thema. Was die Anleitung offen lässt und hier entschieden wurde: **[Festlegung]**.

cl-rules-row = - **{ $name }**: { $about }
cl-rules-tile = - **{ START($kind) }**: { $about ->
    [start] fünf Krieger jeder Seite.
    [exit] fünf Krieger jeder Seite; von hier verlässt ein Mensch das Spiel für 1 Bewegung.
    [pentacle] fünf Krieger jeder Seite.
    [hideout] was das Szenario sagt, sonst nichts.
    [hungry] ein Treffer eines Angriffs auf einen Krieger hier zählt doppelt.
    [narrow] Platz für einen Krieger jeder Seite.
    [flooded] wer hineingeht, beendet die Bewegung; hinauszugehen kostet die ganze, noch unverbrauchte.
    [trapped] der erste Mensch darauf würfelt: 1 nichts, 2 und 3 ein Treffer, 4 die Bewegung endet, 5 ein Troglodyt erscheint, 6 zwei Treffer.
    [mechanism] kommt der erste Mensch darauf, hat die nächste Bedrohungsphase einen Würfel mehr.
    [den] Troglodyten können hier immer herbeigerufen werden, ein Dämon wie sonst.
    [hole] Troglodyten gehen von Loch zu Loch für 1 Bewegung; beim Legen setzen die Dämonen einen Lochmarker auf ein anderes Plättchen.
    [plain] nichts.
   *[other] ?{ $about }
}
cl-rules-demon = - **{ START($name) }**, Leben { $health }, { $stats }: { $demon ->
    [combat] furchteinflößend, Leibwächter.
    [cruelty] alle Troglodyten sind rasend; ein Schicksalswürfel mehr, solange er im Spiel ist.
    [destruction] +3 Kampf, wenn zwei oder mehr Menschen auf seinem Plättchen sind.
    [souls] der Gesegnete Hammer gibt ihm 2 Wunden pro Treffer; ein Schuss von einem anderen Plättchen schadet ihm nicht.
    [possessed] der Gesegnete Hammer gibt ihm 2 Wunden pro Treffer; Troglodyten auf seinem Plättchen schützen ihn.
    [hunter] +1 Kampf für jede Zeile, die sein Ziel verloren hat.
   *[other] ?{ $demon }
}
cl-rules-board = - **{ $kind ->
    [redeemer] Erlöser
    [brute] Schläger (Leibwächter, furchteinflößend)
    [blade] Söldner (flüchtig)
   *[other] ?{ $kind }
}** { $lines }

cl-rules-of-humans = Ziel, Runden, was Menschen tun
cl-rules-of-demons = Was Dämonen tun
cl-rules-of-things = Talente, Plättchen, Karten
cl-rules-of-table = Szenarien und das Spiel hier

cl-rules-aim-title = Ziel und Seiten
cl-rules-aim =
    Für zwei. Die **Menschen**, bis zu fünf, erkunden Tunnel, die Plättchen für Plättchen entstehen, und versuchen zu tun, was das Szenario verlangt. Die **Dämonen** rufen Troglodyten und einen Dämon aus dem Dunkel und versuchen sie aufzuhalten.

    Jeder Krieger hat drei Zahlen, **Bewegung/Kampf/Verteidigung**: Plättchen, die er gehen kann, Würfel, mit denen er angreift, und was ein Würfel mindestens zeigen muss, um ihn zu treffen. Verteidigung ist nie über 6.

    Stirbt der letzte Mensch im Spiel, gewinnen die Dämonen, außer das Szenario zählt, wer entkommen ist. Nach der letzten Runde gewinnen die Dämonen, wenn das Szenario nichts anderes sagt. Wer aufgibt, verliert.

cl-rules-round-title = Eine Runde
cl-rules-round =
    1. **Initiative**: Die Menschen würfeln einen Würfel für jeden Menschen im Spiel und geben jedem einen.
    2. **Aktion der Menschen**: Ein Mensch nach dem anderen geht und kämpft, in beliebiger Folge, jeder einmal.
    3. **Bedrohung**: Die Dämonen würfeln Schicksalswürfel, legen sie, spielen Ereigniskarten und rufen dann herbei.
    4. **Aktion der Dämonen**: Ein Krieger der Dämonen nach dem anderen geht und kämpft. Sie erkunden nie.

    Eine Bewegung wird nie durch einen Kampf geteilt. Ein Krieger handelt einmal in einer Phase. Dann werden die Ziele geprüft, und eine neue Runde beginnt.

cl-rules-dice-title = Aktionswürfel und Zeilen
cl-rules-dice =
    Jeder Mensch hat eine Tafel mit sechs **Zeilen**. Der Würfel, den er bekommt, nennt die Zeile, die bis zur nächsten Initiative gilt. Das Zepter bringt einen Würfel dazu, Sammeln zwei; übrige Würfel kommen weg.

    Ist diese Zeile gestrichen, ist der Mensch **erschöpft**: 0/0/3, keine Talente, keine Gegenstände (außer dem Zepter), keine Gabe. Was Gaben und Karten geben, zählt trotzdem: Mit +1 Bewegung geht er. Eine Zeile, die in der Runde gestrichen wird, erschöpft nicht. Wird die Zeile des Würfels geheilt, endet die Erschöpfung sofort.
cl-rules-dice-picture = Im Bild: Der Erlöser hat eine 4, Schläger B1 eine 2, Söldner K1 eine 6 und Söldner K2 eine 3; die geltenden Zeilen leuchten. Zeile 2 von B1 ist gestrichen, also ist B1 erschöpft. K1 hat die Zeilen 1 und 5 verloren, aber nicht die geltende.

cl-rules-lines-title = Die Zeilen der Menschen
cl-rules-lines =
    Bewegung/Kampf/Verteidigung für jeden Würfel:
    { $boards }

cl-rules-moving-title = Gehen, Blockieren, Platz
cl-rules-moving =
    Durch eine Öffnung auf das verbundene Plättchen zu gehen kostet 1 Bewegung. Zwei Nachbarn sind **verbunden**, wenn beide auf der gemeinsamen Seite eine Öffnung haben und dort kein Einsturz liegt.

    - Ein Plättchen hat **Platz** für drei Krieger jeder Seite, auch im Vorbeigehen **[Festlegung]**; manche für mehr oder weniger.
    - **Blockieren**: Ein Krieger darf ein Plättchen mit Gegnern nur verlassen, wenn seine Seite dort mindestens so viele Krieger hat, er mitgezählt.
    - **Furchteinflößende** Gegner lassen niemanden gehen. **Flüchtige** Krieger gehen frei; von einem furchteinflößenden Gegner so, wie andere von einfachen.

    Niemand schlägt nach einem Krieger, der geht **[Festlegung]**.
cl-rules-moving-picture = Im Bild: Schläger B1 ist für 1 Bewegung von T0 nach Osten auf T1 gegangen; Punkte zeigen den Weg. Die Stiefel neben jeder Zeile sind Bewegung. Söldner K1 kann T2 nicht verlassen: Dort stehen zwei Troglodyten gegen einen Menschen. T3 ist ein Enger Tunnel. Pfeile zeigen ins Dunkel.

cl-rules-exploring-title = Erkunden
cl-rules-exploring =
    Menschen gehen für 1 Bewegung durch eine Öffnung auf einen leeren Platz. Ein Plättchen wird gezogen, die **Dämonen** drehen es, mit einer Öffnung zu dem, der erkundet und dann darauf steht. Seine Wirkung geschieht, und es kann weitergehen.

    - Andere Nachbarn müssen nicht passen: Eine Öffnung gegen eine Wand ist versperrt **[Festlegung]**.
    - Ein Plättchen, das keinen Weg ins Dunkel ließe, kommt weg, und ein anderes wird gezogen; eine Lage, die einen lässt, muss genommen werden **[Festlegung]**.
    - Ist es gleich, wie ein Plättchen liegt, wird niemand gefragt **[Festlegung]**.
cl-rules-exploring-picture = Im Bild: Söldner K1 ist von T0 nach Norden gegangen, wo noch niemand war, und ein Plättchen wurde gezogen. Es liegt dort als T1, gerahmt, mit seiner einzigen Öffnung nach T0, und K1 steht darauf. Die Zahl oben rechts zählt die übrigen Plättchen.

cl-rules-fighting-title = Kämpfen
cl-rules-fighting =
    Wähl ein Ziel auf demselben Plättchen; mit einer Donnerbüchse geht auch ein verbundenes. Würfle so viele Würfel wie Kampf: Jeder, der die **Verteidigung** des Ziels oder mehr zeigt, ist ein Treffer. Mit Kampf 0 greift niemand an **[Festlegung]**.

    - Alle einfachen Troglodyten eines Plättchens sind ein Ziel: Für jeden Treffer stirbt einer. Ein Zäher Troglodyt ist ein eigenes Ziel.
    - Ein Dämon bekommt für jeden Treffer eine Wunde und stirbt, wenn es so viele sind wie sein Leben.
    - **Rasende** Krieger würfeln jeden verfehlten Würfel noch einmal.
    - Der Gesegnete Hammer tötet einen Dämon sofort, aber zwei der Dämonen bekommen nur 2 Wunden.

    Pult und Vervollständigung nennen die Chancen, bevor du würfelst.
cl-rules-fighting-picture = Im Bild: Schläger B1 hat mit 3 Würfeln die drei Troglodyten auf T1 angegriffen, deren Verteidigung 3 ist. Die Würfel liegen darunter: Die 2 verfehlt, die 3 und die 6 treffen. Zwei Troglodyten sind tot, einer ist übrig.

cl-rules-hits-title = Treffer auf Menschen
cl-rules-hits =
    Jeder Treffer streicht eine Zeile; wer die Menschen spielt, wählt sie. Sind alle sechs gestrichen, ist der Mensch tot, und seine Gegenstände sind verloren.

    Wann zugeteilt wird, ist eine Einstellung des Tischs (`/table settings naming`, vor dem Spiel): **sofort**, nach jedem Angriff, Feld, jeder Karte oder jedem Plättchen, das trifft; oder **später**, für Spiele über Tage **[Festlegung]**: Die Zahl der Treffer zählt sofort, die Zeilen werden vor der nächsten Initiative genannt, und steht ein Mensch bei sechs oder mehr, wird sofort entschieden.

    Ein **Leibwächter**, der nicht erschöpft ist und neben dem Ziel steht, kann einen Treffer eines Angriffs abfangen. **Parade** hebt einen Treffer eines Angriffs auf. Treffer durch Fallen, Dämpfe, Felder und Granaten sind keine Angriffe.
cl-rules-hits-picture = Im Bild: Ein Troglodyt hat Schläger B1 auf T1 getroffen, und Zeile 3 wurde genannt; sie ist hell durchgestrichen. Die Zeilen 4 und 5 waren schon verloren. Der Würfel auf Zeile 1 gilt noch. Söldner K2 hat Zeile 6 verloren.

cl-rules-talents-title = Talente und Gegenstände
cl-rules-talents =
    - **Leibwächter**: fängt Treffer von Angriffen für einen Freund auf demselben Plättchen ab. Die Leibwächter der Dämonen folgen einem Befehl: immer oder nie.
    - **Gesegnet**: +1 Bewegung oder +2 Kampf in dieser Aktion, und ist die Zeile des Würfels gestrichen, wird sie geheilt.
    - **Furchteinflößend**: Gegner kommen von seinem Plättchen nicht weg. **Flüchtig**: geht trotz Gegnern. **Rasend**: Verfehlte Würfel werden noch einmal gewürfelt.
    - **Donnerbüchse**: +1 Kampf, und schießt auf ein verbundenes Plättchen. **Stahlschild**: +1 Verteidigung. **Zepter der Macht**: ein Aktionswürfel mehr. **Gesegneter Hammer**: tötet Dämonen.

    Gegenstände bleiben bei ihrem Träger.

cl-rules-tiles-title = Plättchen
cl-rules-tiles =
    { $tiles }
cl-rules-tiles-picture = Im Bild, nach den Nummern der Plättchen: T0 Startschacht, T1 Pentagrammraum, T2 Versteck, T3 Hungriger Tunnel, T4 Enger Tunnel, T5 Überfluteter Tunnel, T6 Fallentunnel, T7 Dämonischer Mechanismus, T8 Troglodytenbau, T9 Loch im Boden, T10 einfacher Tunnel, T11 Ausgang.

cl-rules-threat-title = Bedrohung und Herbeirufen
cl-rules-threat =
    Drei Schicksalswürfel werden gewürfelt, und die zusätzlichen. Würfel werden Satz für Satz gelegt; jeder wirkt sofort. Jedes Feld nimmt einen Satz in einer Phase **[Festlegung]**. Das erste Herbeirufen legt die anderen Würfel weg.

    Ein Troglodyt kostet 1 Bedrohungspunkt (BP), ein Dämon 5. Das Plättchen braucht einen Weg ins Dunkel, keinen Menschen und Platz. Ein Szenario begrenzt, wie viele Dämonen zu kaufen sind; Troglodyten gibt es elf. Übrige BP bleiben.
cl-rules-threat-picture = Im Bild: Die Dämonen hatten 6 BP und haben für 5 den Jäger auf T2 herbeigerufen; das Plättchen ist gerahmt. Sein Herz zeigt die 4 Wunden, die er erträgt. T2 hat Wege ins Dunkel und keinen Menschen; ein Troglodyt würde den 1 übrigen BP kosten.

cl-rules-destiny-title = Die Schicksalstafel
cl-rules-destiny =
    { $slots }
cl-rules-destiny-picture = Im Bild die zehn Felder, in zwei Reihen und in der Reihenfolge wie oben, jedes mit den Würfeln, die es nimmt, über dem, was es tut. Eine 1 und eine 3 liegen auf dem zweiten, „Geräusche aus der Tiefe“, und gaben 4 Bedrohungspunkte. Eine 5 ist noch zu legen.

cl-rules-events-title = Ereigniskarten
cl-rules-events =
    { $events }

cl-rules-gifts-title = Gaben
cl-rules-gifts =
    Zu benutzen, wenn der Würfel des Erlösers ihre Zahl zeigt und er nicht erschöpft ist, jede einmal pro Runde **[Festlegung]**, bevor jemand handelt.
    { $gifts }

cl-rules-advantages-title = Vorteilskarten
cl-rules-advantages =
    Verdeckt auf der Hand; jede wird einmal benutzt, und später wird keine gezogen.
    { $advantages }

cl-rules-demons-title = Troglodyten und Dämonen
cl-rules-demons =
    - **Troglodyt**, 1/1/3. **Zäher Troglodyt**, 2/1/5, rasend.
    { $demons }

cl-rules-scenarios-title = Szenarien
cl-rules-scenarios =
    { $scenarios }

cl-rules-auction-title = Versteigerung und Vorgaben
cl-rules-auction =
    Mit `/new claustrophobia auction:True` bietet ihr um die Menschen: von 21 abwärts, immer weniger, bis jemand passt. Wer weniger bietet, spielt die Menschen und gibt höchstens das Gebot aus: Der Erlöser ist gratis, eine Gabe kostet 2 (höchstens 4), ein Schläger oder Söldner 3 (höchstens je 2), ein Gegenstand 2 (einer pro Träger), eine Vorteilskarte 1.

    Vorgaben für Neue sind Optionen von `/new`: ein milderer Ereignisstapel, 3 Bedrohungspunkte mehr, eine Vorteilskarte mehr, eine Gabe mehr.

cl-rules-play-title = Hier spielen
cl-rules-play =
    - **{ cl-board-pad }** unter dem neuesten Spielplan öffnet dein privates Pult: Würfel, Krieger, wohin, wer mit welchen Chancen angegriffen wird, Karten. Es bleibt offen, bis du fertig bist, und jeder Zug braucht zwei, drei Klicks.
    - **{ cl-board-hand }** oder `/see hand` zeigt deine Karten nur dir.
    - `/act` tut dasselbe in Worten: Gib etwas von deinem Zug ein, in beliebiger Folge (`angreifen b1`), und wähl aus dem Angebot. Ausgeschrieben geht es auch: `go R n`, `end`.
    - `/see text` beschreibt den Spielplan in Worten, `/see where` einen Krieger, `/see square` ein Plättchen; `/undo` nimmt deinen letzten Zug zurück; Würfel und Plättchen kommen wieder.
    - Eine Antwort im Zug der anderen Seite (ein Plättchen, Treffer) hat ihre eigene Zeit: `/table settings reaction`.
