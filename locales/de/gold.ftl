### The page of a task's gold items: items with a known answer, attention checks and training items.

gold-title = Gold-Items
gold-lead = Items mit bekannter Antwort zeigen, wie genau Crowdworker urteilen und ob sie die Texte lesen.
gold-to-task = Zurück zur Aufgabe

## The rule

gold-off = Diese Aufgabe verwendet keine Gold-Items. Schalten Sie sie im Aufgaben-Designer ein, und fügen Sie hier Items hinzu.
gold-every = Zuerst kommen die Übungs-Items. Danach ist im Durchschnitt einer von { $every } HITs ein Gold-Item oder ein Aufmerksamkeitstest.
gold-rule-warn = Wer { $after } oder mehr Items beantwortet, aber weniger als { $least } % davon wie erwartet, wird gewarnt.
gold-rule-pause = Wer { $after } oder mehr Items beantwortet, aber weniger als { $least } % davon wie erwartet, wird pausiert, bis die Studienleitung entscheidet.
gold-rule-exclude = Wer { $after } oder mehr Items beantwortet, aber weniger als { $least } % davon wie erwartet, bekommt in dieser Studie keine HITs mehr.

## Workers

gold-workers-lead = Crowdworker mit dem niedrigsten Anteil stehen oben. Übungs-Items werden nicht gezählt. Alle Einreichungen bleiben erhalten und werden bezahlt.
gold-workers-none = Crowdworker erscheinen hier, wenn sie ein Gold-Item beantwortet haben.
gold-workers-table = Crowdworker und ihre Antworten auf Gold-Items
gold-answered = Beantwortet
gold-as-expected = Wie erwartet
gold-percent = Wie erwartet (%)
gold-qualification = Qualifikation
gold-statistics = Statistik
gold-included = einbezogen
gold-excluded = ausgeschlossen

## Items

gold-none = Diese Aufgabe hat keine Gold-Items.
gold-type = Typ
gold-expected = Erwartete Antwort
gold-kind-gold = Gold-Item
gold-kind-attention = Aufmerksamkeitstest
gold-kind-training = Übungs-Item
gold-retire = Item stilllegen
gold-retired = Stillgelegt am { $date }

## The form that adds items

gold-add = Gold-Items hinzufügen
gold-table = Tabelle
gold-table-hint = Fügen Sie eine Kopfzeile und eine Zeile pro Item ein, getrennt durch Kommas, Semikolons oder Tabs.
gold-columns = Spalten: { $list }.
gold-columns-title = Spalten der Tabelle
gold-columns-required = Die Spalte „id“ (die ID des Ausgangstexts) und die erwartete Antwort auf mindestens eine Frage sind erforderlich.
gold-columns-systems = Bei Aufgaben, die Outputs zeigen, ist auch „systems“ erforderlich: die Namen der Systeme, getrennt durch |.
gold-columns-language = „language“ ist erforderlich, wenn Ausgangstexte in mehreren Sprachen dieselbe ID haben.
gold-columns-kind = „kind“ ist gold, attention oder training. Ist die Spalte leer, ist das Item ein Gold-Item.
gold-columns-answer = Wenn eine Skala oder ein Schieberegler mehrere Outputs bewertet, nennen Sie jedes System mit seinem Wert, zum Beispiel A=2|B=-1.
gold-columns-tolerance = „tolerance“ ist der größte akzeptierte Unterschied: in Punkten bei Skalen und Schiebereglern, in Prozent bei Spans.
gold-columns-explanation = „explanation“ wird Crowdworkern nach einem Übungs-Item gezeigt.
gold-stay-out = Ausgangstexte von Gold-Items werden in Batches, die Sie ab jetzt erstellen, nicht verwendet.
gold-n-added = { $n ->
    [one] { $n } Item wurde hinzugefügt.
   *[other] { $n } Items wurden hinzugefügt.
}
