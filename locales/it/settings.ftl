### Creating a study, its settings, its team and its invitation links.

## New study

new-study-title = Nuovo studio
new-study-lead = Lei riceve i ruoli «Ricercatore» e «Responsabile» nello studio. I partecipanti non possono iniziare finché non avvia lo studio.
new-study-title-hint = Il team e i partecipanti vedono questo titolo.
new-study-languages-how = Nomi o codici separati da virgole, per esempio tedesco, it, pt-BR. Può aggiungere altre lingue in seguito.
new-study-create = Crea lo studio

## Settings of a study

settings-title = Impostazioni
settings-lead = Impostazioni che valgono per tutto lo studio.
# Heading: general settings
settings-general = Generali
settings-languages-how = Nomi o codici separati da virgole. Una lingua con testi o partecipanti non si può rimuovere.
settings-currency-hint = Tre lettere, per esempio EUR, USD o BRL. Non si può cambiare dopo che i partecipanti hanno guadagnato denaro.
settings-approve-after = Ore prima che un invio sia approvato automaticamente
settings-approve-after-hint = Indichi 0 per approvare gli invii solo a mano.
settings-target-rate = Obiettivo di compenso orario ({ $currency })
settings-target-rate-hint = L'obiettivo è mostrato accanto al compenso orario effettivo dei partecipanti.
# Arguments: $currency
settings-budget = Budget ({ $currency })
settings-budget-hint = Quando compensi e bonus insieme lo raggiungono, i partecipanti non ricevono nuovi HIT. Le commissioni dei servizi non sono incluse. Lasci vuoto per nessun limite.
settings-payee = Dati bancari o PayPal
settings-payee-hint = I responsabili li vedono solo nei file con cui pagano. Il modulo di consenso dovrebbe indicarlo.
settings-payee-no = Non vengono chiesti ai partecipanti
settings-payee-yes = I partecipanti li indicano nella pagina del loro compenso
settings-typing = Digitazione e testo incollato
settings-typing-hint = Per i testi scritti dai partecipanti: quante lettere sono state digitate e incollate e quanto erano regolari le pause. In tal caso il modulo di consenso lo indica. Vale solo per i partecipanti che accettano quel modulo.
settings-typing-no = Non contati
settings-typing-yes = Contati
settings-compare = Dispositivi e reti
settings-compare-hint = Trova i partecipanti che usano lo stesso dispositivo o la stessa rete. Vengono salvati solo codici ricavati da questi dati. In tal caso il modulo di consenso lo indica. Vengono confrontati solo i partecipanti che accettano quel modulo.
settings-compare-no = Non confrontati
settings-compare-yes = Confrontati
settings-contact = Contatto per i partecipanti
settings-contact-hint = Un indirizzo e-mail o l'indirizzo di una pagina web.
settings-withdrawal = Risposte dei partecipanti che si ritirano dallo studio
settings-withdrawal-hint = Il modulo di consenso lo indica automaticamente, nella lingua del partecipante.
settings-withdrawal-keep = Le risposte vengono conservate
settings-withdrawal-choose = I partecipanti scelgono se le loro risposte vengono conservate o rimosse
settings-withdrawal-until-closing = I partecipanti possono scegliere finché lo studio non è chiuso
settings-retention = Giorni dalla chiusura alla cancellazione dei dati personali dei partecipanti
settings-retention-hint = Indichi 0 per conservare i dati. Risposte e pagamenti vengono conservati sotto lo pseudonimo.
settings-save = Salva le impostazioni
settings-saved = Le impostazioni sono state salvate.

## The state of the study has changed

settings-study-is-draft = Lo studio ora è una bozza.
settings-study-is-live = Lo studio ora è in corso.
settings-study-is-closed = Lo studio ora è chiuso.

## Settings of one language of the study

settings-by-language = Impostazioni per lingua
settings-consent = Modulo di consenso ({ $language })
settings-consent-hint = Markdown. I partecipanti lo vedono per primo e non possono iniziare senza accettarlo.
settings-built-in-consent = Leggere il modulo predefinito, che i partecipanti vedono finché questo campo è vuoto
settings-public-title = Titolo per i partecipanti ({ $language })
settings-public-title-hint = Se è vuoto, i partecipanti leggono «{ $title }».
settings-public-description = Descrizione per i partecipanti ({ $language })
settings-public-description-hint = Due o tre frasi. Si leggono sulla pagina del link d'invito.
settings-save-public-texts = Salva i testi per i partecipanti
settings-public-texts-saved = I testi per i partecipanti sono stati salvati ({ $language }).
# RULE-BASED is the name of a system that rewrites texts by rules.
settings-abbreviations = Abbreviazioni per RULE-BASED ({ $language })
settings-abbreviations-hint = Una per riga: abbreviazione, tabulazione o =, forma estesa. Un elenco vuoto ripristina l'elenco integrato.
settings-save-abbreviations = Salva le abbreviazioni
settings-abbreviations-saved = Le abbreviazioni sono state salvate ({ $language }).

## Models that score the texts of a language

# The same for an administrator of the server
settings-no-model-files-administrator = Stile, naturalezza, log-probabilità, Word Mover's Distance e ortografia ({ $language }) richiedono modelli. Ne metta i file nella cartella dei modelli di questo server (impostazione «models»). Poi può sceglierli qui.
settings-no-model-files = Stile, naturalezza, log-probabilità, Word Mover's Distance e ortografia ({ $language }) richiedono modelli. L'amministrazione di questo server ne mette i file nella cartella dei modelli del server (impostazione «models»). Poi può sceglierli qui.
# Arguments: $model, $language
settings-model-in-language = { $model } ({ $language })
settings-model-style = Modello di stile
settings-model-style-hint = Addestrato con concord style train: testi nello stile di arrivo contro altri testi. Calcola anche i punteggi di stile delle riscritture.
settings-model-naturalness = Modello di naturalezza
settings-model-naturalness-hint = Addestrato con concord style train: testi umani contro output di sistemi.
settings-model-same-files = Questo elenco mostra modelli di stile e di naturalezza: i loro file non si distinguono.
settings-model-language = Modello linguistico
settings-model-language-hint = Addestrato con concord lm train o con un altro strumento: un file ARPA.
settings-model-vectors = Vettori di parole
settings-model-vectors-hint = GloVe, word2vec o fastText. Le distanze tra testi con parole nascoste richiedono anche un modello di stile basato su parole.
settings-model-dictionary = Dizionario ortografico
settings-model-dictionary-hint = Hunspell: scelga il file .dic; il suo file .aff deve essere nella stessa cartella. Suggerisce correzioni delle riscritture.
settings-model-encoder = Encoder
settings-model-encoder-hint = Una cartella con un modello della famiglia BERT, come lo pubblicano gli hub di modelli.
settings-model-neural-style = Modello di stile neurale
settings-model-neural-style-hint = Una cartella scritta da concord train textcnn.
settings-model-neural-language = Modello linguistico neurale
settings-model-neural-language-hint = Una cartella scritta da concord train lm (punteggi per parole) o un modello della famiglia GPT-2 da un hub di modelli (punteggi per token).
settings-model-rating = Modello di valutazione
settings-model-rating-hint = Una cartella scritta da concord train regression, addestrato su valutazioni umane.
# Follows the hint of a neural model. “concord work” is a command.
settings-model-is-neural = Richiede un esecutore di job (concord work) compilato con i modelli neurali.
# Follows the hint of a model. $titles: titles of metrics with semicolons between them.
settings-model-metrics = Metriche: { $titles }.
settings-save-models = Salva i modelli
settings-models-saved = I modelli sono stati salvati ({ $language }). Un job calcolerà i punteggi dei testi con questi modelli.

## Team

team-title = Team e inviti
team-lead = Ricercatori, revisori e responsabili sono membri del team. I partecipanti entrano con un link d'invito.
team-members = Membri del team
team-member-since = Membro dal
team-email-hint = La persona deve già avere un account su questo server.
team-add-member = Aggiungi membro
team-remove-role = Rimuovi ruolo
team-role-researcher = Ricercatore
team-role-reviewer = Revisore
team-role-manager = Responsabile
team-role-worker = Partecipante

## Invitation links

team-links = Link d'invito
team-links-lead = Chi ha un link d'invito ottiene il ruolo del link. Un link viene mostrato una sola volta. Se lo perde, lo revochi e ne crei uno nuovo.
team-no-links = Non ci sono ancora link d'invito. Ne crei uno qui sotto e lo mandi alle persone che vuole invitare.
team-worker-language = Lingua dei partecipanti
team-worker-chooses = Scelta dal partecipante
# Label of a number: how long the invitation link works
team-days = Validità (giorni)
team-days-hint = Lasci vuoto per un link senza scadenza.
team-uses = Numero massimo di usi
team-uses-hint = Lasci vuoto per nessun limite.
team-address-limit = Account per indirizzo di rete
team-address-limit-hint = Lasci vuoto per nessun limite. Una classe o un ufficio possono condividere un indirizzo.
team-create-link = Crea link d'invito
team-revoke-link = Revoca il link
# An item in a list about an invitation link: nobody chose the language of the workers in advance.
team-language-open = lingua scelta dal partecipante
team-uses-left = { $n ->
    [one] { $n } uso rimasto
   *[other] { $n } usi rimasti
}
team-accounts-per-address = { $n } account per indirizzo di rete
# A date and time follow.
team-link-created = Creato:
# A date and time follow.
team-link-expires = Valido fino al:
team-new-link = Il Suo nuovo link d'invito
# Arguments: $role, $language
team-link-of = { $role }, { $language }

## Rejected submissions in statistics

rejected-answers = Risposte degli invii rifiutati
rejected-answers-counted = contano nelle statistiche: il rifiuto riguarda solo il pagamento
rejected-answers-left-out = non contano nelle statistiche
rejected-answers-hint = Decida prima di vedere i risultati, perché escludere risposte può cambiarli. Le riscritture restano finché non vengono rimosse.
