### Rifiuti su ruoli e diritti: membri, link d'invito, account, token d'accesso.

# To somebody who manages the team of the study
only-researchers = Solo i ricercatori di questo studio possono farlo. Può darsi il ruolo «Ricercatore» in «Team e inviti».
# To somebody who manages the team of the study
only-reviewers = Solo i revisori di questo studio possono farlo. Può darsi il ruolo «Revisore» in «Team e inviti».
role-does-not-allow = Il Suo ruolo in questo studio non lo permette. Un responsabile dello studio può darLe un altro ruolo.
own-work = Questo lavoro è Suo. Deve decidere un'altra persona responsabile dello studio o della ricerca.
last-administrator = Questo è l'ultimo account di amministrazione. Prima dia questi diritti a un'altra persona.
confirm-person = Questo non è né l'indirizzo e-mail della persona né uno dei suoi pseudonimi. Per confermare, indichi uno di questi.
workers-join-by-link = I partecipanti entrano nello studio con un link d'invito: lì scelgono la lingua e accettano di partecipare. Crei un link per i partecipanti.
no-such-account = Nessun account ha questo indirizzo e-mail. Mandi alla persona un link d'invito, con cui potrà creare un account.
has-role-already = Questa persona ha già questo ruolo nello studio.
study-needs-manager = Uno studio deve avere almeno un responsabile. Prima nomini un altro responsabile.
no-administrator = Non c'è ancora un account di amministrazione. Ne crei uno con il comando: concord user add EMAIL --name NAME --admin
own-administrator-rights = Non può rimuovere i Suoi diritti di amministrazione. Chieda a un'altra persona che li ha.
own-account-suspended = Non può sospendere il Suo account. Chieda a un'altra persona con diritti di amministrazione.
no-account-with = Nessun account ha l'indirizzo e-mail { $email }.
wrong-password = Questa non è la Sua password attuale. Scriva la password con cui ha fatto l'accesso.
token-needs-name = Indichi un nome da 1 a { $most } caratteri che dica quale programma userà il token.
code-is-needed = Questo account usa i codici di accesso. Invii un codice insieme alla password.
code-does-not-fit = Questo codice è errato o è già stato usato. Inserisca il codice che l'app mostra ora.
sign-in-step-is-over = Il tempo per questo codice è scaduto. Acceda di nuovo con la password.
codes-are-on = I codici di accesso sono già attivi.
codes-are-off = Questo account non usa i codici di accesso.
turn-on-codes-first = Su questo server, Le servono i codici di accesso per pagare, scaricare dati o gestire persone. Li attivi in «Il Suo account», poi riprovi.
codes-need-a-key = Al momento questo server non può verificare i codici delle app. Usi un codice di recupero, oppure chieda a chi gestisce il server di controllare secrets_key.
sign-in-to-join = Questo account usa i codici di accesso. Prima acceda, poi apra di nuovo il link.
account-is-suspended = Il Suo account è sospeso. Si rivolga a chi gestisce questo server.
service-does-not-admit = L'accesso con { $service } è riuscito, ma Lei non può usare questo server. Si rivolga a chi lo gestisce.
service-gives-no-address = { $service } non comunica a questo server un indirizzo e-mail confermato. Si rivolga a chi gestisce questo server.
service-cannot-be-used = Al momento l'accesso con { $service } non funziona. Riprovi tra un minuto. Se non funziona ancora, avvisi chi gestisce questo server.
service-attempt-is-over = Questo accesso è scaduto o è stato iniziato in un altro browser. Acceda di nuovo.
service-was-left = Non ha completato l'accesso con { $service }. Acceda di nuovo.
service-is-not-connected = Questo account non è collegato a un servizio di accesso.
give-group = Inserisca un nome di gruppo da 1 a { $most } caratteri.
too-many-group-roles = Uno studio può dare ai gruppi al massimo { $most } ruoli. Prima ne rimuova uno.
group-has-role-already = Questo gruppo ha già questo ruolo nello studio.
