### The page of human rewrites: their analysis, and their post-processing (removal and correction).

rewrites-lead = Menschliche Umformulierungen neben ihren Ausgangstexten, mit Hinweisen für die Nachbearbeitung.
rewrites-file-csv = Umformulierungen (CSV)
rewrites-analysis-csv = Analyse (CSV)
rewrites-analysis-json = Analyse (JSON)
rewrites-analysis-latex = Analyse (LaTeX)
rewrites-next-page = Nächste Seite

## Which rewrites are shown

rewrites-choice-used = In Verwendung, mit Analyse
rewrites-choice-spelling = Mit falsch geschriebenen Wörtern
rewrites-all-languages = Alle Sprachen
rewrites-show = Umformulierungen anzeigen
rewrites-used = Verwendete Umformulierungen
rewrites-used-lead = Jede Umformulierung, wie sie geschrieben wurde, gegebenenfalls mit ihrer Korrektur.
rewrites-proposed = Zum Entfernen vorgeschlagen
rewrites-proposed-lead = Diese Umformulierungen ändern nichts oder nur Zeichensetzung, Groß- und Kleinschreibung, Leerzeichen, wiederholte Buchstaben und Abkürzungen.
rewrites-proposed-note = Eine entfernte Umformulierung bleibt gespeichert und bezahlt und wird exportiert. Neue Batches und Metriken verwenden sie nicht. Sie können das Entfernen rückgängig machen.
rewrites-none-proposed = Keine Umformulierung ist zum Entfernen vorgeschlagen. Hier erscheinen Umformulierungen, die nichts ändern oder nur Zeichensetzung, Groß- und Kleinschreibung, Leerzeichen, wiederholte Buchstaben und Abkürzungen.
rewrites-removed = Entfernt
rewrites-removed-lead = Entfernte Umformulierungen bleiben gespeichert und bezahlt und werden exportiert. Neue Batches und Metriken verwenden sie nicht.
rewrites-none-removed = Es wurde keine Umformulierung entfernt.
rewrites-all = Alle Umformulierungen
rewrites-all-lead = Jede Umformulierung, wie sie geschrieben wurde.
rewrites-appear-here = Umformulierungen erscheinen hier, wenn Crowdworker sie einreichen. Es gibt sie nur bei Aufgaben, in denen ein Text umformuliert wird.

## The table of rewrites

rewrites-rewrite = Umformulierung
rewrites-hints = Hinweise
rewrites-decision = Entscheidung
rewrites-words-changed = Geänderte Wörter
rewrites-n-of-words = { $n } von { $words }
rewrites-tag-unchanged = unverändert
rewrites-tag-normalised = nur normalisiert
rewrites-tag-corrected = korrigiert
rewrites-tag-removed = entfernt
rewrites-tag-removed-why = entfernt: { $reason }
rewrites-tag-approved = genehmigt
rewrites-tag-rejected = abgelehnt
rewrites-tag-waiting = wartet
rewrites-tag-imported = importiert

## Decisions about rewrites

rewrites-decide = Entscheiden
rewrites-remove = Umformulierung entfernen
rewrites-removal-reason = Grund für das Entfernen
rewrites-use-again = Umformulierung wieder verwenden
rewrites-use-original = Originaltext verwenden
rewrites-keep = Umformulierung behalten
rewrites-remove-all = { $n ->
    [one] { $n } Umformulierung auf dieser Seite entfernen
   *[other] Alle { $n } Umformulierungen auf dieser Seite entfernen
}
rewrites-remove-others = { $n ->
    [one] { $n } Umformulierung anderer Crowdworker entfernen
   *[other] { $n } Umformulierungen anderer Crowdworker entfernen
}
rewrites-own-stay = { $n ->
    [one] { $n } Umformulierung auf dieser Seite ist Ihre eigene. Darüber muss eine andere Person entscheiden.
   *[other] { $n } Umformulierungen auf dieser Seite sind Ihre eigenen. Darüber muss eine andere Person entscheiden.
}
rewrites-told-removed = { $n ->
    [one] { $n } Umformulierung wurde entfernt. Sie können das rückgängig machen.
   *[other] { $n } Umformulierungen wurden entfernt. Sie können das rückgängig machen.
}
rewrites-told-kept = { $n ->
    [one] { $n } Umformulierung wurde behalten, wie sie geschrieben wurde. Sie können das rückgängig machen.
   *[other] { $n } Umformulierungen wurden behalten, wie sie geschrieben wurden. Sie können das rückgängig machen.
}
rewrites-told-n-corrected = { $n ->
    [one] { $n } Umformulierung wurde korrigiert. Sie können das rückgängig machen.
   *[other] { $n } Umformulierungen wurden korrigiert. Sie können das rückgängig machen.
}
rewrites-told-corrected = Die Umformulierung wurde korrigiert. Ihr Originaltext bleibt gespeichert.
rewrites-told-known = „{ $word }“ wurde zu den bekannten Wörtern dieser Sprache hinzugefügt: { $language }.

## Misspelt words

# The same for an administrator of the server
rewrites-no-dictionary-administrator = Die Rechtschreibung wird mit Hunspell-Wörterbüchern geprüft. Legen Sie eine .dic-Datei und ihre .aff-Datei im Modellordner dieses Servers ab. Geben Sie dann in den Einstellungen das Wörterbuch für eine Sprache an.
rewrites-no-dictionary = Die Rechtschreibung wird mit Hunspell-Wörterbüchern geprüft. Bitten Sie die Administration dieses Servers, eine .dic-Datei und ihre .aff-Datei im Modellordner abzulegen. Geben Sie dann in den Einstellungen das Wörterbuch für eine Sprache an.
rewrites-open-settings = Einstellungen öffnen
rewrites-unnamed-dictionaries = In den Einstellungen ist kein Rechtschreibwörterbuch angegeben für: { $languages }.
rewrites-misspelt = Falsch geschriebene Wörter
rewrites-misspelt-lead = Wörter, die nicht im Wörterbuch stehen. Eine Korrektur ersetzt die Umformulierung in neuen Batches und Metriken.
rewrites-misspelt-note = Wörter des Ausgangstexts, Wörter mit Ziffern, Wörter in Großbuchstaben, Adressen und bekannte Wörter werden nicht geprüft. Der Originaltext einer korrigierten Umformulierung bleibt gespeichert.
rewrites-none-misspelt = Keine geprüfte Umformulierung enthält ein Wort, das nicht im Wörterbuch steht.
rewrites-original = Originaltext: { $text }
rewrites-card-own = { $place }. Ihre eigene Umformulierung
rewrites-card-by = { $place }. Umformulierung von { $worker }
rewrites-card-imported = { $place }. Importierte Umformulierung
rewrites-edit-text = Text bearbeiten
rewrites-save-text = Text speichern
rewrites-no-suggestions = keine Vorschläge
rewrites-spelling = Richtige Schreibweise
rewrites-correct-word = Wort korrigieren
rewrites-other-spelling = Andere Schreibweise
rewrites-know-word = Zu bekannten Wörtern hinzufügen

## Analysis: edit types (XFORMAL, Table 4)

rewrites-edits = Bearbeitungstypen
rewrites-edits-lead = Der Anteil der Umformulierungen mit dem jeweiligen Bearbeitungstyp. Eine Umformulierung kann mehrere haben.
rewrites-edits-released = Bearbeitungstypen nach dem veröffentlichten Code
rewrites-edits-method = Die Bearbeitungstypen sind wie im Paper definiert (XFORMAL, Tabelle 4). Der veröffentlichte Code des Papers verwendet für einige davon andere Regeln. Bei der Großschreibung zählt das Paper Wörter, die ihre Großbuchstaben verloren haben; der Code zählt Wörter, die einen Großbuchstaben bekommen haben.
rewrites-edit-type = Bearbeitungstyp
rewrites-edit-capitalization = Großschreibung
rewrites-edit-lowercase = Kleinschreibung
rewrites-edit-punctuation = Zeichensetzung
rewrites-edit-spelling = Rechtschreibung
rewrites-edit-normalization = Normalisierung
rewrites-edit-split = Sätze geteilt
rewrites-edit-paraphrase = Paraphrase
rewrites-edit-repetition = Wiederholung
rewrites-edit-unchanged = Unverändert
rewrites-percent = { $number } %

## Analysis: difference and diversity (XFORMAL, Table 5)

rewrites-diversity = Unterschied und Vielfalt
rewrites-diversity-lead = Wie stark sich Umformulierungen von ihren Ausgangstexten unterscheiden und wie ähnlich sich die Umformulierungen eines Ausgangstexts sind.
rewrites-characters-changed = Geänderte Zeichen
rewrites-led-method = LeD (lexikalische Differenz) ist der Anteil der Tokens (Wörter und Satzzeichen), die ein Ausgangstext und seine Umformulierung nicht gemeinsam haben.
rewrites-self-bleu-method = self-BLEU vergleicht jede Umformulierung mit den anderen Umformulierungen ihres Ausgangstexts. Verwendet werden nur Ausgangstexte mit zwei oder mehr Umformulierungen. Der Wert ist 100, wenn alle Umformulierungen eines Ausgangstexts gleich sind; ein höherer Wert bedeutet weniger Vielfalt.
rewrites-signature = Signatur von self-BLEU:
rewrites-no-self-bleu = n. v.: Kein Ausgangstext hat zwei Umformulierungen zum Vergleichen
rewrites-undefined = n. v.: { $reason }

## Analysis: edit distance

rewrites-distance = Editierdistanz
rewrites-distance-lead = Zeichen, die hinzugefügt, entfernt oder ersetzt werden, um aus einem Ausgangstext seine Umformulierung zu machen (Levenshtein-Distanz).
rewrites-distance-caption = { $n ->
    [one] { $language }: { $mean } geänderte Zeichen in { $n } Umformulierung.
   *[other] { $language }: im Durchschnitt { $mean } geänderte Zeichen in { $n } Umformulierungen.
}
rewrites-distance-table = Editierdistanz ({ $language })

## Analysis: style shift

rewrites-style-shift = Stilverschiebung
rewrites-style-lead = Ein Stil-Score über 0 steht für den Stil der Umformulierungen, ein Score unter 0 für den Stil der Ausgangstexte.
rewrites-style-method-score = Der Stil-Score eines Texts ist der Logarithmus der Odds des Stils. Wenn in den Einstellungen ein Stilmodell für die Sprache angegeben ist, kommen die Odds aus diesem Modell.
rewrites-style-method-classifier = Sonst sind es die Odds, eine Umformulierung zu sein, nach einer logistischen Regression über Wörter. Die Ausgangstexte werden mit ihren Umformulierungen in fünf Teile geteilt. Jeder Teil bekommt seine Scores von einem Modell, das mit den anderen vier trainiert wurde, und die Log-Odds der Trainingstexte werden abgezogen.
rewrites-style-method-shift = Die Verschiebung ist der Score einer Umformulierung minus der Score ihres Ausgangstexts, angegeben als Mittelwert ± Standardabweichung. Ein Stern markiert p < 0,05 in einem gepaarten t-Test der Ausgangstexte und der Mittelwerte ihrer Umformulierungen. Bei weniger als 6 Ausgangstexten gibt es keinen Stern.
rewrites-style-caption = { $language }: Die Stilverschiebung von Ausgangstexten zu Umformulierungen beträgt { $shift }. Der mittlere Score ist { $rewrites } bei Umformulierungen und { $sources } bei Ausgangstexten.
rewrites-style-model = Stilmodell: { $model }.
rewrites-style-undefined = { $language }: Es gibt keinen Stil-Score ({ $reason }).
rewrites-style-table = Stil-Scores ({ $language })
rewrites-style-score = Stil-Score
rewrites-shift-of-range = Verschiebung der Umformulierungen dieser Ausgangstexte
rewrites-no-source = n. v.: kein Ausgangstext
rewrites-range = { $from } bis { $to }
rewrites-range-below = unter { $to }
rewrites-range-above = { $from } und mehr
