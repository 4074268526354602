### The page that is shown while a report is being computed, and the notice above an older report.
computing-title = Calcolo dei risultati in corso
computing-lead = I risultati appariranno qui non appena saranno pronti. Può lasciare questa pagina; il calcolo continua.
# Heading above the reports that are being computed
computing-now = In corso di calcolo
# In place of a progress bar
computing-starting = In attesa di iniziare
computing-automatic = Metriche automatiche
# Followed by a date and a time
computing-computed-at = Calcolato:
computing-newer = Da allora sono arrivati nuovi lavori. I risultati aggiornati sono in corso di calcolo.
computing-show-latest = Mostra i risultati più recenti
