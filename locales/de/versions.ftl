### Versions of a task: how a draft is published over a live version, and which versions statistics are about.

# Within a sentence
versions-one = Version { $number }
versions-pooled = Versionen { $numbers } (Wortlaut korrigiert)
versions-heading = Angezeigte Versionen
versions-separate = Antworten verschiedener Versionen werden getrennt ausgewertet. Versionen, die sich nur im Wortlaut unterscheiden, werden zusammengefasst.
# Arguments: $task, $versions
versions-shown = { $task }: { $versions }
# Arguments: $versions, $answers
versions-other = { $versions } anzeigen ({ $answers })
versions-answers = Antworten: { $n }
versions-compare = Versionen vergleichen
versions-preferred = { $better } besser als { $other } (Anteil)
versions-compare-end = Vergleich ausblenden
versions-side-by-side = Versionen von „{ $task }“ nebeneinander
versions-publish-title = Version { $number } ersetzen
versions-publish-lead = Version { $number } ist aktiv. Ihre Wahl bestimmt, was Crowdworker jetzt sehen und wie Antworten ausgewertet werden.
# Followed by two choices: versions-publish-wording and versions-publish-version
versions-publish-how = Dieser Entwurf ist
versions-publish-wording = Nur Tippfehler: der Wortlaut wird korrigiert
versions-publish-wording-hint = Offene HITs zeigen den korrigierten Text. HITs in Bearbeitung bleiben, wie sie sind. Statistiken fassen beide Versionen zusammen und weisen darauf hin.
versions-publish-version = Eine neue Version
versions-publish-version-hint = Vorhandene HITs behalten Version { $number }, neue Batches verwenden diese. Statistiken sind getrennt, und die Versionen lassen sich vergleichen.
versions-publish-not-wording = „Nur Tippfehler“ ist nicht möglich, weil sich etwas anderes als der Wortlaut geändert hat: { $field }.
versions-publish-next = Der Entwurf ist gespeichert. Wählen Sie unten, wie er veröffentlicht wird.
versions-corrected = Der korrigierte Wortlaut ist veröffentlicht. Crowdworker, die ab jetzt einen HIT öffnen, sehen ihn.
versions-as-reported = Wie im Bericht
versions-corrects = korrigiert den Wortlaut von Version { $number }
