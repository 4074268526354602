### Refusals about versions of a task: publishing over a live version, and choosing which versions statistics are about.

versions-unreadable = Nennen Sie Versionen als Platz der Aufgabe, Punkt und Version, getrennt durch Kommas, zum Beispiel 2.1,3.4.
version-numbers-unreadable = Nennen Sie Versionen mit ihren Nummern, getrennt durch Kommas, zum Beispiel 2,3.
# Arguments: $task, $version
no-such-version = Aufgabe { $task } hat keine veröffentlichte Version { $version }. Wählen Sie eine andere Version.
versions-are-not-pooled = Diese Versionen unterscheiden sich in mehr als dem Wortlaut, daher werden ihre Antworten getrennt ausgewertet. Wählen Sie eine davon.
no-version-to-correct = Keine Version dieser Aufgabe ist aktiv, es gibt also keinen Wortlaut zu korrigieren. Veröffentlichen Sie den Entwurf als neue Version.
not-only-wording = „{ $field }“ gehört nicht zum Wortlaut und hat sich geändert. Machen Sie diese Änderung rückgängig, um nur den Wortlaut zu korrigieren, oder veröffentlichen Sie den Entwurf als neue Version.
