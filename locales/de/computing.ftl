### The page that is shown while a report is being computed, and the notice above an older report.
computing-title = Ergebnisse werden berechnet
computing-lead = Die Ergebnisse erscheinen hier, sobald sie fertig sind. Sie können diese Seite verlassen; die Berechnung läuft weiter.
# Heading above the reports that are being computed
computing-now = Wird berechnet
# In place of a progress bar
computing-starting = Wartet auf den Beginn
computing-automatic = Automatische Metriken
# Followed by a date and a time
computing-computed-at = Berechnet:
computing-newer = Seitdem sind neue Arbeiten eingegangen. Aktuelle Ergebnisse werden berechnet.
computing-show-latest = Neueste Ergebnisse anzeigen
