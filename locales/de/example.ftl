### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

example-title-xformal = Formelle Umformulierungen in vier Sprachen (Beispiel)
example-title-cocoa = Zwei Stufen der Formalität, markiert (Beispiel)
example-title-mir = Stil, Inhalt und Natürlichkeit (Beispiel)
example-title-pang = Outputs im Paarvergleich (Beispiel)

example-about-xformal = In dieser Studie geht es darum, wie Menschen einen informellen Satz in einem formellen Stil umformulieren und wie sie solche Texte beurteilen.
example-about-cocoa = In dieser Studie geht es darum, wie sich ein Text formell und informell schreiben lässt und welche Wörter den Unterschied machen.
example-about-mir = In dieser Studie geht es darum, wie Menschen umformulierte Sätze beurteilen: ihren Stil, ihren Inhalt und ihre Natürlichkeit.
example-about-pang = In dieser Studie geht es darum, welchen von zwei umformulierten Sätzen Menschen besser finden: in Stil, Bedeutung und Sprachfluss.
example-task-xformal = Sie formulieren im Browser kurze Sätze um oder bewerten sie.
example-task-cocoa = Sie schreiben im Browser kurze Texte in einer formellen und einer informellen Fassung, markieren die Wörter, die den Unterschied machen, oder bewerten solche Texte.
example-task-mir = Sie bewerten im Browser kurze Texte oder vergleichen zwei davon.
example-task-pang = Sie vergleichen im Browser kurze Texte paarweise oder bewerten sie einzeln.

example-consent =
    { $about }

    - **Ihre Aufgabe**: { $task }
    - **Bezahlung**: Bevor Sie eine Aufgabe annehmen, sehen Sie den Betrag. Genehmigte Arbeit wird bezahlt, und Sie können jederzeit sehen, was Sie verdient haben.
    - **Gespeicherte Daten**: Ihr Name und Ihre E-Mail-Adresse, das Land, das Sie angeben, und das Land Ihrer Verbindung, Ihre Antworten, Ihre Nachrichten und Ihre Arbeitszeit. Die Ergebnisse werden unter einem Pseudonym veröffentlicht.
    - **Ihre Rechte**: Auf Ihrer Kontoseite können Sie Ihre Daten herunterladen. Sie können das Forschungsteam bitten, Ihr Konto und Ihre personenbezogenen Daten zu löschen; die Zahlungen bleiben unter dem Pseudonym gespeichert.

    Einige Sätze sind informell und können derbe Ausdrücke enthalten.
