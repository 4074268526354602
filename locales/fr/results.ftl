### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = Résultats
results-lead = Ce que l'étude a montré, avec quel degré de certitude, et ce qui est à traiter.
results-empty = Les résultats apparaissent ici une fois que des textes ont été notés.
results-older = De nouvelles réponses sont en cours de traitement. Rechargez la page dans une minute.
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
results-few-data-on = { $n } valeurs d’accord sur { $of } reposent sur peu de données : leurs intervalles ne sont pas fiables
results-no-warnings = Ces résultats n'appellent aucun avertissement.
results-more-warnings = { $n ->
    [one] { $n } autre avertissement
   *[other] { $n } autres avertissements
}
results-report = Rapport complet
results-download-report = Télécharger en un seul fichier HTML
results-print-hint = Le fichier contient tout ce qui figure sur cette page et se lit sans connexion. Pour un PDF, imprimez cette page ou le fichier.
results-report-lead = Ce que cette étude a montré, avec quelle certitude, et comment cela a été calculé.
opening-title = Principaux résultats
opening-question = { $question } :
opening-clear = { $question } : { $finding }. Il devance { $second } de { $difference } (intervalle à 95 % { $interval }).
opening-open = { $question } : aucun vainqueur ne peut être désigné. { $best } et { $second } diffèrent de { $difference } (intervalle à 95 % { $interval }), ce qui peut être dû au hasard.
opening-too-little = { $question } : données insuffisantes pour désigner un vainqueur.
opening-independent = Les deux ont trop peu de textes en commun et sont donc comparés comme des échantillons indépendants (test t de Welch).
opening-unreliable = Pour cette question, l'accord entre les participants n'est pas fiable : ce résultat est à prendre avec prudence.
opening-preferred = { $question } : les participants préfèrent { $best } à { $other } ({ $share } % contre { $rest } % des jugements, { $p }).
opening-not-preferred = { $question } : ni { $a } ni { $b } n'est clairement préféré ({ $share } % contre { $rest } % des jugements).
opening-too-little-pair = { $question } : données insuffisantes pour comparer { $a } et { $b }.
opening-agreement = Accord inter-annotateurs : { $coefficient } = { $value } ({ $band }).
opening-agreement-plain = Accord inter-annotateurs : { $coefficient } = { $value }.
opening-no-agreement = L'accord inter-annotateurs ne peut pas encore être calculé.
opening-counts = Items : { $items }. Participants : { $workers }. Jugements : { $judgements }.
opening-more = Autres résultats ({ $n })
results-excluded-workers = Participants exclus des statistiques
results-excluded-since = Exclu depuis
results-no-reason = Aucune raison indiquée
results-agreement-detail = L'accord en détail
