codes-title = Codici di accesso
codes-lead = Con i codici di accesso, dopo la password inserisce anche un codice di un'app del Suo telefono. Con la sola password nessuno può accedere.
codes-impossible = Questo server non è configurato per i codici di accesso. Chieda a chi lo gestisce di impostare secrets_key.
codes-set-up = Configura i codici di accesso
# Argument: $date
codes-on-since = I codici di accesso sono attivi dal { $date }.
# Argument: $n
codes-recovery-left = Codici di recupero rimasti: { $n }
codes-code = Codice
# Hint at the field for the code
codes-code-hint = Le sei cifre che l'app mostra ora, oppure un codice di recupero
codes-turn-off = Disattiva i codici di accesso
codes-new-recovery = Crea nuovi codici di recupero
codes-setup-lead = Inquadri il codice QR con un'app di autenticazione del Suo telefono. Poi inserisca il codice che l'app mostra.
# Text of a QR code
codes-scan = Codice QR con la chiave di configurazione riportata sotto
# Label of a field with the secret, to copy
codes-type = Chiave di configurazione, se non può inquadrare il codice QR
codes-first-code = Codice dell'app
codes-turn-on = Attiva i codici di accesso
codes-recovery-title = Codici di recupero
codes-recovery-advice = Se perde il telefono, può accedere una volta con ciascuno di questi codici. Li conservi dove può trovarli anche senza il telefono, per esempio su carta.
codes-enter-title = Inserisca il codice di accesso
codes-enter-lead = Apra l'app di autenticazione e inserisca il codice che mostra per Concord.
codes-sign-in-again = Accedi di nuovo con la password
# After the password
codes-lost = Se non ha più né l'app né i codici di recupero, chieda aiuto a chi gestisce questo server.
codes-are-turned-off = I codici di accesso sono disattivati.
codes-are-asked-for = Su questo server, chi paga, scarica dati o gestisce persone ha bisogno dei codici di accesso. Li attivi prima di fare una di queste operazioni.
codes-stay-asked-for = Su questo server, Le servono i codici di accesso per pagare, scaricare dati o gestire persone. Se li disattiva, non potrà farlo finché non li riattiva.
