### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = Résultats
results-lead = Ce que l'étude a montré, avec quel degré de certitude, et ce qui est à traiter.
results-empty = Les résultats apparaissent ici une fois que des textes ont été notés.
results-systems = Évaluation humaine des systèmes
results-all-systems = Toutes les questions et toutes les langues
results-all-agreement = Accord pour chaque question et chaque option
results-collection = Collecte des données
results-open-tasks = Tâches inachevées (par langue)
results-low-agreement = { $table } : l'accord est inférieur à 0,67
results-low-agreement-on = { $n } valeurs d’accord sur { $of } sont inférieures à 0,67
results-agrees-with-nobody = { $worker } n'est d'accord avec personne ({ $table })
results-agrees-with-nobody-on = { $worker } n’est d’accord avec personne pour { $n } questions
results-few-data = { $table } : peu de données ; les intervalles ne sont donc pas fiables
results-few-data-on = { $n } valeurs d’accord sur { $of } reposent sur peu de données : leurs intervalles ne sont pas fiables
results-no-warnings = Ces résultats n'appellent aucun avertissement.
results-more-warnings = { $n ->
    [one] { $n } autre avertissement
   *[other] { $n } autres avertissements
}
results-report = Rapport complet
results-download-report = Télécharger en un seul fichier HTML
results-print-hint = Le fichier contient tout ce qui figure sur cette page et se lit sans connexion. Pour un PDF, imprimez cette page ou le fichier.
results-report-lead = Ce que cette étude a montré, avec quelle certitude, et comment cela a été calculé.
results-excluded-workers = Participants exclus des statistiques
results-excluded-since = Exclu depuis
results-no-reason = Aucune raison indiquée
results-agreement-detail = L'accord en détail
