### Refusals of task definitions: the task, its questions, its test and its other gates, the task that it gets texts from.

task-needs-title = Geben Sie in mindestens einer Sprache einen Titel ein.
lease-out-of-range = Wählen Sie ein Inaktivitätslimit von 1 Minute bis 10.080 Minuten (7 Tage).
task-needs-question = Fügen Sie mindestens eine Frage hinzu.
diff-needs-pair = Für hervorgehobene Änderungen sind ein Ausgangstext und ein Output nötig (subject „pair“).
hidden-words-cannot-be-marked = Crowdworker können verborgene Wörter nicht markieren. Zeigen Sie die Texte unverändert (display „plain“), oder entfernen Sie die Fragen mit Spans.
pilot-text-cannot-be-skipped = Crowdworker müssen jeden Pilottext schreiben, weil er geprüft wird. Erlauben Sie nicht, die Frage zu überspringen.
rewriting-shows-plain = Ein Text, den Crowdworker umformulieren, muss unverändert gezeigt werden (display „plain“).
lexicon-one-word = „{ $word }“ ist nicht ein einzelnes Wort. Schreiben Sie ein Wort pro Zeile.
lexicon-parts = „{ $word }“ würde nicht verborgen, weil Texte in Wörter und Satzzeichen zerlegt werden. Schreiben Sie die Teile in eigene Zeilen.
lexicon-is-empty = Die Aufgabe verbirgt Wörter, aber die Wortliste für { $language } ist leer. Fügen Sie im Aufgaben-Designer Wörter hinzu, eines pro Zeile. Der Befehl „concord style lexicon“ listet die typischsten Wörter eines Stilmodells auf.
known-one-item = Gold-Items müssen aussehen wie alle anderen Items, deshalb darf jeder HIT nur ein Item haben. Setzen Sie die Items pro HIT auf 1, oder schalten Sie Gold-Items aus.
known-is-no-gate = Gold-Items erscheinen während der Arbeit, deshalb kann „known“ kein Qualifikationsschritt sein. Entfernen Sie es aus den Schritten.
known-not-in-pilot = Eine Pilotphase kann keine Gold-Items haben, weil eine Person die Texte liest.
system-needs-text = Nur eine Aufgabe, in der Crowdworker Texte schreiben (Fragetyp „text“), kann ein System nennen. Lassen Sie den Namen des Systems leer.
system-name = Der Name eines Systems muss 1 bis { $most } Zeichen haben, ohne Leerzeichen am Anfang oder Ende.
system-is-reserved = „{ $name }“ ist der Name eines eingebauten Systems. Wählen Sie einen anderen Namen, oder lassen Sie das Feld leer, um die Texte als „human“ zu sammeln.
preset-is-fixed = Diese Aufgabe wurde aus der Vorlage „{ $preset }“ erstellt; das lässt sich nicht ändern. Fügen Sie für eine andere Vorlage eine weitere Aufgabe hinzu.
task-was-changed = Jemand anderes hat diese Aufgabe geändert, nachdem Sie sie geöffnet haben. Ihre Eingaben stehen noch im Formular. Speichern Sie noch einmal, um die Änderungen der anderen Person zu ersetzen, oder öffnen Sie die Aufgabe neu, um sie zu sehen.
definition-too-large = Eine Aufgabendefinition kann höchstens { $mebibytes } MiB groß sein. Verwenden Sie weniger oder kürzere Texte.
definition-unreadable = Das ist keine Aufgabendefinition. { $details }
nothing-to-publish = Seit der letzten Version hat sich nichts geändert, es gibt also nichts zu veröffentlichen.
just-published = Jemand anderes hat diesen Entwurf gerade veröffentlicht. Laden Sie die Seite neu.
draft-exists = Diese Aufgabe hat schon einen Entwurf. Bearbeiten Sie diesen Entwurf.
rewrites-per-hit = Ein HIT, in dem Crowdworker Texte schreiben, kann höchstens { $most } Items haben, damit sie rechtzeitig fertig werden.

of-question = Frage „{ $key }“: { $reason }
key-is-used-twice = Zwei Fragen haben den Schlüssel „{ $key }“. Geben Sie jeder Frage einen eigenen Schlüssel.
not-a-key = „{ $key }“ kann kein Schlüssel sein. Verwenden Sie 1 bis 40 Kleinbuchstaben (a bis z), Ziffern und Unterstriche (_).
skip-is-not-needed = Crowdworker können eine Antwort vom Typ „{ $kind }“ leer lassen und brauchen deshalb keine Möglichkeit, sie zu überspringen.
own-spans-need-text = Sie verlangt Markierungen in einem Text, den Crowdworker schreiben. Setzen Sie eine Frage vom Typ „text“ davor.
own-spans-twice = Eine andere Frage verlangt schon Markierungen im Text von „{ $written }“. Behalten Sie nur eine der beiden Fragen.
own-spans-no-condition = Sie wird zusammen mit „{ $written }“ beantwortet und kann deshalb keine Bedingung haben und nicht übersprungen werden. Entfernen Sie beide Einstellungen.
condition-without-question = Die Bedingung verweist auf „{ $other }“, aber das ist keine frühere Frage. Wählen Sie eine Frage, die vor dieser steht.
condition-on-other-type = Eine Bedingung kann auf eine Skala, eine Auswahl oder einen Schieberegler mit höchstens { $most } Zahlen verweisen, aber nicht auf „{ $other }“. Wählen Sie eine andere Frage.
condition-never-met = „{ $answer }“ ist keine mögliche Antwort auf „{ $other }“. Korrigieren Sie die Bedingung.
condition-is-empty = Die Bedingung nennt keine Antwort auf „{ $other }“. Nennen Sie mindestens eine Antwort, oder entfernen Sie die Bedingung.
choice-needs-one-text = Sie fragt nach einem Text, aber die Aufgabe zeigt mehrere. Wählen Sie einen anderen Fragetyp, oder zeigen Sie nur einen Text.
options-out-of-range = Sie bietet { $n ->
    [one] { $n } Antwort
   *[other] { $n } Antworten
} an. Bieten Sie { $low } bis { $high } an.
option-is-reserved = Der Schlüssel „{ $key }“ ist für Antworten in eigenen Worten reserviert. Wählen Sie einen anderen Schlüssel.
option-is-twice = Sie bietet die Antwort „{ $key }“ zweimal an. Entfernen Sie eine davon.
option-without-label = Die Antwort „{ $key }“ hat keine Beschriftung. Schreiben Sie eine Beschriftung.
pairwise-needs-two = Sie vergleicht zwei Outputs, deshalb muss die Aufgabe zwei Outputs zeigen (subject „sides“ oder „two“).
ranking-needs-several = Sie bringt Outputs in eine Rangfolge, deshalb muss die Aufgabe mehrere Outputs zeigen (subject „outputs“).
rating-of-two = Die Aufgabe zeigt zwei Outputs zum Vergleich. Verwenden Sie den Fragetyp „pairwise“ statt „{ $kind }“.
scale-points-order = Eine Skala braucht mindestens zwei Punkte, geordnet von der kleinsten bis zur größten Zahl.
scale-needs-label = Kein Punkt hat eine Beschriftung. Geben Sie bei mindestens einem Punkt an, was er bedeutet.
slider-step = Die Schrittweite muss größer als 0 sein.
slider-ends = Die größte Zahl muss größer sein als die kleinste.
slider-steps = Der Bereich von { $low } bis { $high } lässt sich nicht in Schritte von { $step } teilen. Ändern Sie eine dieser Zahlen.
slider-numbers = Der Schieberegler hat { $n } verschiedene Zahlen. Möglich sind höchstens { $most }. Wählen Sie eine größere Schrittweite.
anchors-order = Ordnen Sie die Anker von der kleinsten bis zur größten Zahl.
anchor-off-slider = Der Anker { $at } ist keine Zahl auf dem Schieberegler. Ändern Sie ihn auf einen der Schritte.
anchors-at-ends = Der Schieberegler braucht an beiden Enden, { $low } und { $high }, Anker mit Beschriftung.
question-needs-source = Sie verwendet den Ausgangstext, aber die Aufgabe zeigt keinen Ausgangstext (subject „source“ oder „pair“).
question-needs-output = Sie verwendet einen Output, aber die Aufgabe zeigt nicht genau einen Output (subject „output“ oder „pair“).
prefill-own-answer = Ein Text kann nicht mit der eigenen Antwort der Crowdworker beginnen. Verwenden Sie „source“ oder „output“.
prefill-is-required = Ein Text, der mit einem vorgegebenen Text beginnt, muss erforderlich sein. Sonst würde ein unveränderter Text als Antwort zählen.
example-is-empty = Eines der Beispiele ist leer. Schreiben Sie einen Text, oder entfernen Sie das Beispiel.
example-is-pair = „{ $first }“ mit „{ $second }“ ist ein Beispiel aus zwei Texten, aber die Frage betrifft einen Text. Verwenden Sie einen Text, oder zeigen Sie Paare (subject „pair“ oder „outputs“).
example-off-scale = „{ $typed }“ ist ein Beispiel für { $value }, aber das ist kein Punkt der Skala.

text-of-title = Titel
text-of-instructions = Anleitung
text-of-question = Frage „{ $question }“
# Arguments: $question, $at
text-of-label = Frage „{ $question }“, Beschriftung von { $at }
# Arguments: $question, $at
text-of-examples = Frage „{ $question }“, Beispiele für { $at }
# Arguments: $name, $language
text-is-missing = { $name } ({ $language }): Der Text fehlt. Schreiben Sie ihn, oder löschen Sie diesen Text in allen Sprachen.
# Arguments: $name, $language
text-of-old-scale = { $name } ({ $language }): Der Text wurde für die früheren Punkte der Skala geschrieben. Bearbeiten oder löschen Sie ihn, oder bestätigen Sie, dass er noch passt.
# Arguments: $name, $language, $first
text-is-outdated = { $name } ({ $language }): Der Text stammt noch aus der Vorlage, aber der Text in der ersten Sprache ({ $first }) wurde geändert. Bearbeiten Sie ihn, oder bestätigen Sie, dass er noch passt.
text-is-copied = { $name } ({ $language }): Die Vorlage hat keinen Text in dieser Sprache; das ist der englische. Übersetzen Sie ihn, oder bestätigen Sie, dass er passt.
text-was-added = { $name } ({ $language }): Der Text wurde aus der Vorlage übernommen, als die Sprache hinzugefügt wurde. Bearbeiten Sie ihn, oder bestätigen Sie, dass er passt.
text-is-placeholder = { $name } ({ $language }): Jede neue Aufgabe beginnt mit diesem Text. Schreiben Sie einen eigenen, oder bestätigen Sie, dass er passt.
# Arguments: $reason, $n
and-other-texts = { $reason } { $n ->
    [one] Ein weiterer Text muss geprüft werden. Der Aufgaben-Designer führt ihn auf.
   *[other] { $n } weitere Texte müssen geprüft werden. Der Aufgaben-Designer führt sie auf.
}
# Arguments: $n, $most
scale-too-long = Die Skala hat { $n } Punkte. Möglich sind höchstens { $most }. Verwenden Sie für mehr Zahlen den Fragetyp „Schieberegler“.

feed-no-such-place = Es gibt keine Aufgabe { $task }. Die erste Aufgabe einer Studie hat die Nummer 1.
feed-several-outputs = Eine Aufgabe, die mehrere Outputs vergleicht, kann ihre Texte nicht aus einer anderen Aufgabe bekommen. Zeigen Sie einen Ausgangstext, einen Output oder ein Paar (subject „source“, „output“ oder „pair“).
feed-one-item = Eine Aufgabe, die ihre Texte aus einer anderen Aufgabe bekommt, hat ein Item pro HIT. Setzen Sie die Items pro HIT auf 1, oder lassen Sie die Aufgabe ihre Texte aus Batches bekommen.
feed-memory-needs-source = Frühere Texte werden über ihren Ausgangstext gefunden, deshalb muss die Aufgabe einen Ausgangstext zeigen (subject „source“ oder „pair“).
feed-circle = Die Aufgaben { $way } bekommen ihre Texte im Kreis voneinander. Wählen Sie eine andere Aufgabe.
feed-no-task = Die Studie hat keine Aufgabe { $task }. Wählen Sie eine der Aufgaben { $list }.
feed-no-other-task = Die Studie hat keine Aufgabe { $task } und noch keine andere Aufgabe.
feed-nothing-written = In Aufgabe { $task } schreiben Crowdworker keine Texte (sie hat keine Frage vom Typ „text“). Wählen Sie eine andere Aufgabe.
feed-from-pilot = Aufgabe { $task } sammelt Pilottexte; diese werden geprüft, aber nicht weitergegeben. Wählen Sie eine andere Aufgabe.
feed-nothing-marked = In Aufgabe { $task } markieren Crowdworker keine Wörter in ihren eigenen Texten (sie hat keine Frage vom Typ „spans“ zu „answer“). Schalten Sie diese Option aus, oder wählen Sie eine andere Aufgabe.

task-asks-nothing-a-test-can = Diese Aufgabe hat keine Frage, die ein Test stellen kann. Wählen Sie eine andere Aufgabe oder schreiben Sie die Fragen.
test-cannot-ask = „{ $question }“ fragt nach einem Text, den ein Test nicht prüfen kann. Wählen Sie einen anderen Typ.
key-is-a-column = „{ $key }“ ist schon eine Spalte der Texte eines Tests. Wählen Sie einen anderen Schlüssel.
outputs-of-test-item = Nötige Outputs: { $least } bis { $most }. Dieses Item hat { $n }.
test-size = Ein Test muss 1 bis { $most } Texte haben.
gate-is-set-in-task = Gold-Items werden in der Aufgabe eingerichtet.
gate-without-rule = Die Pilotphase hat keine eigenen Einstellungen. Legen Sie die Anzahl der Pilottexte in der muttersprachlichen Prüfung fest.
not-an-amount = Geben Sie einen Geldbetrag ein, zum Beispiel { $example } ({ $currency }).
amount-too-high = Der höchste mögliche Betrag ist { $most }.
# Arguments: $most
column-to-show = Schreiben Sie den Namen einer Spalte, mit höchstens { $most } Zeichen.
# Arguments: $name
column-is-shown-twice = Die Spalte „{ $name }“ wird zweimal gezeigt. Entfernen Sie eine davon.
# The name of a text of a task
# Arguments: $at
text-of-column = Beschriftung der Spalte „{ $at }“

not-a-picture = Diese Datei ist kein Bild in PNG, JPEG, WebP oder GIF. Speichern Sie das Bild in einem dieser Formate, und laden Sie es noch einmal hoch. SVG-Dateien werden nicht angenommen.
# Arguments: $n, $most
picture-too-large = Das Bild hat { $n } KiB. Höchstens { $most } KiB sind möglich. Verkleinern Sie es, und laden Sie es noch einmal hoch.
too-many-pictures = Eine Studie kann höchstens { $most } Bilder haben. Löschen Sie eines, das nicht verwendet wird.
# { $reason } is one of the next two sentences.
# Arguments: $language, $reason
of-instructions = Anleitung ({ $language }): { $reason }
picture-is-unknown = Diese Studie hat kein Bild „{ $name }“. Laden Sie es auf der Seite „Bilder“ hoch, oder berichtigen Sie den Namen.
picture-needs-description = Das Bild „{ $name }“ hat keine Beschreibung. Beschreiben Sie es für Menschen, die es nicht sehen können: ![Beschreibung]({ $name })
# Arguments: $task, $versions
picture-is-in-task = Die Aufgabe „{ $task }“ zeigt dieses Bild (Version { $versions }), deshalb kann es nicht gelöscht werden. Veröffentlichte Versionen behalten ihre Bilder.
picture-is-in-test = Der Qualifikationstest ({ $language }) zeigt dieses Bild, deshalb kann es nicht gelöscht werden. Entfernen Sie es zuerst aus der Anleitung des Tests.
# Arguments: $name, $most
picture-name = „{ $name }“ kann nicht der Name eines Bildes sein. Verwenden Sie 1 bis { $most } Buchstaben (a bis z), Ziffern, Bindestriche, Unterstriche und Punkte.
picture-is-twice = Zwei Bilder haben den Namen „{ $name }“. Geben Sie jedem Bild einen eigenen Namen.
picture-is-another = Ein Bild mit dem Namen „{ $name }“ gibt es in der Studie schon, und es ist ein anderes. Geben Sie dem neuen Bild einen anderen Namen.
