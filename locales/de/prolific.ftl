### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = Verbinden Sie diese Studie mit dem Prolific-Konto, über das Teilnehmende gefunden und bezahlt werden.
prolific-connect = Mit Prolific verbinden
prolific-replace = Anderes Konto verwenden
prolific-token-label = API-Token
prolific-token-hint = Erstellen Sie eines in den Einstellungen Ihres Prolific-Workspace. Concord verschlüsselt es und zeigt es nie wieder an.
prolific-workspace-label = Workspace-ID
prolific-workspace-hint = 24 Buchstaben und Ziffern, in der Adresse Ihres Workspace bei Prolific.
prolific-account-title = Prolific-Konto
prolific-account = Verbunden als { $account } seit { $date }.
prolific-in-workspace = Workspace: { $workspace }
prolific-available = Verfügbares Guthaben
prolific-total = Gesamtes Guthaben
prolific-disconnect = Verbindung trennen
prolific-disconnect-means = Concord löscht das API-Token. Bei Prolific ändert sich nichts. Widerrufen Sie das Token dort, wenn Sie es nicht mehr brauchen.
prolific-connected = Die Studie ist mit Prolific verbunden.
prolific-disconnected = Die Studie ist nicht mehr mit Prolific verbunden.
