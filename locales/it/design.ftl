### The tasks of a study and the task designer: list, form, preview, versions, trial. Its questions are in design-questions.ftl.

## The list of tasks

design-tasks-lead = Una bozza si può modificare. La pubblicazione la blocca, e le modifiche successive creano una nuova versione.
design-no-tasks = Questo studio non ha ancora compiti. Aggiunga un compito da un preset qui sotto.
# Column head: the number of a task in its study.
design-position = Posizione
# Column head: the live version and the draft of a task.
design-versions = Versioni
# Column head, and label of a menu: what an item contains, such as “A source and one output”.
design-item-shows = Ogni item mostra
# How many workers judge each item: the number of counted submissions per HIT.
design-judgements-per-item = Giudizi per item
design-items-per-hit = Item per HIT
# Column head: the steps that a worker must pass before this task, such as a location check and a test.
design-qualification = Qualificazione
# { $place } is the position of another task.
design-same-title = Stesso titolo del compito { $place }
design-new-task = Nuovo compito
design-new-task-lead = Parta da un preset. È un compito completo di cui può modificare ogni parte.
design-n-presets = { $n } preset
design-add-task = Aggiungi compito

## What an item shows

design-shows-source = Un testo di partenza
design-shows-output = Un output
design-shows-pair = Un testo di partenza e un output
design-shows-outputs = Un testo di partenza e più output
design-shows-sides = Un testo di partenza e due output affiancati
design-shows-two = Due output affiancati

## The steps of the qualification

design-gate-location = Controllo del Paese
design-gate-test = Test di qualificazione
design-gate-pilot = Fase pilota
design-gate-review = Revisione madrelingua
design-gate-known = Item gold

## The head of the designer

# Arguments: $place, $preset, $version
design-lead = Compito { $place }, preset: { $preset }, versione { $version }
design-lead-scratch = Compito { $place }, creato da zero, versione { $version }
design-publish = Pubblica il compito
design-duplicate = Duplica il compito
design-gold-items = Item gold
design-try = Prova come partecipante
design-preview-width = Larghezza dell'anteprima
design-width-desktop = Computer
design-width-phone = Telefono
# Shown in the preview if the study has no texts yet.

## The form

# { $language } is the language of the text.
design-title-in = Titolo ({ $language })
design-instructions-in = Istruzioni ed esempi ({ $language })
# Heading of a part of the form: title, texts and what an item shows
design-content = Contenuto
design-display = Visualizzazione dei testi
design-display-plain = Invariati
# The sign […] is shown to workers.
design-display-masked = Parole di un elenco sostituite da […]
design-display-stripped = Parole di un elenco rimosse
design-display-diff = Modifiche rispetto al testo di partenza evidenziate
design-display-hint = I compiti in cui i partecipanti scrivono richiedono testi invariati. Le modifiche evidenziate richiedono un testo di partenza e un output.
design-hidden-words = Parole nascoste
design-words-to-hide = Parole da nascondere ({ $language })
# “concord style lexicon” is a command; do not translate it.
design-words-to-hide-hint = Una parola per riga. Maiuscole e minuscole sono equivalenti. Il testo dopo una tabulazione è ignorato, come nell'output di «concord style lexicon».
design-timeout = Tempo di inattività (minuti)
design-reward-per-submission = Compenso per invio ({ $currency })
design-expected-time = Tempo previsto per HIT (secondi)
design-expected-time-hint = I partecipanti vedono questo tempo e il compenso orario che ne risulta prima di iniziare.
design-steps-before = Passi di qualificazione prima di questo compito
design-save-draft = Salva la bozza

## The texts that are missing in a language, or have to be confirmed

design-texts-to-check = Testi da controllare prima della pubblicazione
design-texts-lead = Ogni testo deve esistere in tutte le lingue dello studio. Modifichi, elimini o confermi gli altri testi elencati qui.
design-text-missing = Manca
design-text-old-scale = Scritto per i punti precedenti della scala
design-text-outdated = Ancora il testo del preset, ma quello nella prima lingua è stato modificato
design-text-copied = Il preset non ha un testo in questa lingua: questo è quello inglese
design-text-added = Ripreso dal preset quando è stata aggiunta la lingua
design-text-placeholder = Testo provvisorio: scriva il Suo
design-text-confirm = Questo testo è ancora adatto
design-texts-confirm-all = Tutti i testi elencati sono ancora adatti ({ $language })
design-texts-edit = Modifica i testi ({ $language })

## Texts from another task, and the system of written texts

design-origin = Origine dei testi e sistema degli output
design-texts-from = Prendi i testi da
# Arguments: $place, $title
design-task-choice = { $place }. { $title }
design-task-number = Compito { $place }
design-no-other-task = Questo studio non ha altri compiti che raccolgono testi. I compiti pilota qui non si possono usare.
design-feed-hint = Ogni testo diventa automaticamente un HIT. Questo compito richiede un item per HIT e mostra al massimo un output.
# Label of a choice: texts of the other task become HITs after approval, or after submission
design-pass-on = Quando passare i testi
design-pass-on-approved = Dopo l'approvazione per il pagamento
design-pass-on-submitted = Dopo l'invio, se l'invio è conteggiato
design-only-with-spans = Passa solo i testi con span
design-memory = Memoria di traduzione: somiglianza minima in percentuale
design-memory-hint = Mostra testi precedenti per testi di partenza simili: da 30 a 100, oppure vuoto per nessuno. Il compito deve mostrare il testo di partenza.
design-system = Nome del sistema per i testi scritti in questo compito
design-system-hint = Per esempio «formal». Vuoto significa «human». Solo per compiti in cui i partecipanti scrivono testi.

## Gold items

design-gold-on = Inserisci item gold tra gli HIT
design-gold-every = HIT per ogni item gold, in media
design-gold-least = Percentuale minima di item gold con la risposta prevista
design-gold-after = Numero di item gold con risposta prima della verifica
design-gold-below = Se la percentuale è inferiore
design-gold-warn = Avvisa il partecipante
design-gold-pause = Metti in pausa il partecipante finché un responsabile non decide
design-gold-exclude = Non dare più HIT al partecipante in questo studio

## The definition and the versions

# Heading: the complete task as a file
design-definition = Definizione
design-definition-lead = Il compito completo, in tutte le lingue, in un unico file da archiviare, confrontare o riutilizzare.
design-show-definition = Mostra la definizione in JSON
design-json-schema = JSON Schema delle definizioni dei compiti
design-json-or-toml = JSON o TOML.
design-save-definition = Salva la definizione come bozza
design-versions-of-task = Versioni di questo compito
# Column head: date and time at which a version was published.
design-published = Pubblicazione
# Column head: what differs from the version before.
design-changes = Modifiche
design-no-changes = Nessuna modifica
# Arguments: $n, $version
design-lines-changed = { $n ->
    [one] { $n } riga modificata rispetto alla versione { $version }
   *[other] { $n } righe modificate rispetto alla versione { $version }
}

## A trial: the task as a worker sees it

design-designer = Editor del compito
# Title of the page; { $title } is the title of the task.
design-trial-of = Prova: { $title }
# Title of a note: the page is a trial, and nothing is stored
design-trial = Prova
design-trial-note = Questo è l'HIT come lo vede un partecipante. Nulla viene salvato o pagato.
# In place of a text, in a study that has none yet; in the language of the texts
design-trial-sample = Qui compare un testo dello studio.
design-back-to-designer = Torna all'editor
design-answers = Risposte che verrebbero salvate
design-answers-caption = Risposte come compaiono nell'esportazione
design-spans = Span
design-could-insist = Un partecipante vedrebbe questi avvisi, ma potrebbe comunque inviare
design-could-not-submit = Un partecipante non potrebbe inviare queste risposte

## Messages after a form

design-draft-saved = La bozza è stata salvata.
design-task-published = Il compito è stato pubblicato. I nuovi lotti usano questa versione.
design-task-duplicated = Il compito è stato duplicato. Ora sta modificando la copia.

## Columns of the imported file that workers see next to a text

design-columns = Colonne mostrate con il testo
# Arguments: $n
design-columns-lead = I partecipanti vedono fino a { $n } colonne del file importato sotto il testo, per esempio il contesto. Svuoti il nome per togliere una colonna.
# The names of the columns of one source
# Arguments: $list
design-columns-known = Colonne del primo testo di partenza: { $list }
# Arguments: $n
design-column-number = Colonna { $n }
design-column-name = Nome nel file
design-column-unknown = Nei testi non è stata trovata nessuna colonna con questo nome: i partecipanti non vedrebbero nulla.
# Arguments: $language
design-column-label = Etichetta per i partecipanti ({ $language })
design-column-label-hint = Senza etichetta, i partecipanti leggono il nome della colonna.
# A number: the order of the columns
design-column-place = Posizione
design-column-collapsed = Chiusa finché il partecipante non la apre
