codes-title = Codici di accesso
codes-lead = Dopo la password, Concord chiede un codice di un'app sul Suo telefono. Chi conosce solo la password non può accedere.
codes-impossible = Questo server non può salvare i segreti dei codici di accesso. Chieda a chi lo gestisce di impostare secrets_key.
codes-set-up = Configura i codici di accesso
# Argument: $date
codes-on-since = I codici di accesso sono attivi dal { $date }.
# Argument: $n
codes-recovery-left = Codici di recupero rimasti: { $n }
codes-code = Codice
# Hint at the field for the code
codes-code-hint = Le sei cifre che l'app mostra ora, oppure un codice di recupero
codes-turn-off = Disattiva i codici di accesso
codes-setup-lead = Inquadri il codice QR con un'app di autenticazione sul telefono. Poi inserisca il codice che l'app mostra.
# Text of a QR code
codes-scan = Codice QR con il segreto riportato sotto
# Label of a field with the secret, to copy
codes-type = Segreto, se non può inquadrare il codice
codes-first-code = Codice dell'app
codes-turn-on = Attiva i codici di accesso
codes-recovery-title = Codici di recupero
codes-recovery-advice = Se perde il telefono, con ciascuno di questi codici può accedere una volta. Li tenga dove li trova anche senza il telefono, per esempio su carta.
codes-enter-title = Inserisca il codice di accesso
codes-enter-lead = Apra l'app di autenticazione e inserisca il codice che mostra per Concord.
# After the password
codes-lost = Se non ha più né l'app né i codici di recupero, si rivolga a chi gestisce questo server.
codes-are-turned-off = I codici di accesso sono disattivati.
