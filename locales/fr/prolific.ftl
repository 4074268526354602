### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = Reliez cette étude au compte Prolific qui recrute et paie ses participants.
prolific-connect = Relier à Prolific
prolific-replace = Utiliser un autre compte
prolific-token-label = Jeton d'API
prolific-token-hint = Créez-en un dans les paramètres de votre espace de travail Prolific. Concord le chiffre et ne l'affiche plus jamais.
prolific-workspace-label = Identifiant de l'espace de travail
prolific-workspace-hint = 24 lettres et chiffres, dans l'adresse de votre espace de travail chez Prolific.
prolific-account-title = Compte Prolific
prolific-account = Relié au compte { $account } depuis le { $date }.
prolific-in-workspace = Espace de travail : { $workspace }
prolific-available = Solde disponible
prolific-total = Solde total
prolific-disconnect = Supprimer le lien
prolific-disconnect-means = Concord oublie le jeton d'API. Rien ne change chez Prolific. Révoquez-y le jeton si vous n'en avez plus besoin.
prolific-connected = L'étude est reliée à Prolific.
prolific-disconnected = L'étude n'est plus reliée à Prolific.
