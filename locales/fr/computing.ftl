### The page that is shown while a report is being computed, and the notice above an older report.
computing-title = Calcul des résultats en cours
computing-lead = Les résultats apparaîtront ici dès qu'ils seront prêts. Vous pouvez quitter cette page ; le calcul continue.
# Heading above the reports that are being computed
computing-now = En cours de calcul
# In place of a progress bar
computing-starting = En attente de démarrage
computing-automatic = Métriques automatiques
# Followed by a date and a time
computing-computed-at = Calculé :
computing-newer = De nouveaux travaux sont arrivés depuis. Les résultats mis à jour sont en cours de calcul.
computing-show-latest = Afficher les derniers résultats
