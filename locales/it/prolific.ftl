### The page of the Prolific account through which a study recruits.

nav-prolific = Prolific
prolific-lead = Colleghi questo studio all'account Prolific che recluta e paga i partecipanti.
prolific-connect = Collega a Prolific
prolific-replace = Usa un altro account
prolific-token-label = Token API
prolific-token-hint = Ne crei uno nelle impostazioni del Suo workspace Prolific. Concord lo cifra e non lo mostra più.
prolific-workspace-label = ID del workspace
prolific-workspace-hint = 24 lettere e cifre, nell'indirizzo del Suo workspace su Prolific.
prolific-account-title = Account Prolific
prolific-account = Collegato come { $account } dal { $date }.
prolific-in-workspace = Workspace: { $workspace }
prolific-available = Saldo disponibile
prolific-total = Saldo totale
prolific-disconnect = Scollega
prolific-disconnect-means = Concord dimentica il token API. Su Prolific non cambia nulla. Se non Le serve più, revochi lì il token.
prolific-connected = Lo studio è collegato a Prolific.
prolific-disconnected = Lo studio non è più collegato a Prolific.
