### The page of human rewrites: their analysis, and their post-processing (removal and correction).

rewrites-lead = Riscritture umane accanto ai loro testi di partenza, con suggerimenti per la post-elaborazione.
rewrites-file-csv = Riscritture (CSV)
rewrites-analysis-csv = Analisi (CSV)
rewrites-analysis-json = Analisi (JSON)
rewrites-analysis-latex = Analisi (LaTeX)
rewrites-next-page = Pagina successiva

## Which rewrites are shown

rewrites-choice-used = In uso, con analisi
rewrites-choice-spelling = Con parole errate
rewrites-all-languages = Tutte le lingue
rewrites-show = Mostra riscritture
# Heading: rewrites that reports and new batches use
rewrites-used = Riscritture in uso
rewrites-used-lead = Ogni riscrittura com'è stata scritta, con la sua correzione se ne ha una.
# Heading and choice of a filter: rewrites that the program proposes to remove
rewrites-proposed = Proposte per la rimozione
rewrites-proposed-lead = Queste riscritture non cambiano nulla, oppure solo punteggiatura, maiuscole, spazi, lettere ripetute e abbreviazioni.
rewrites-proposed-note = Una riscrittura rimossa resta salvata, pagata ed esportata. I nuovi lotti e le metriche non la usano. La rimozione si può annullare.
rewrites-none-proposed = Nessuna riscrittura è proposta per la rimozione. Le riscritture compaiono qui se non cambiano nulla, oppure solo punteggiatura, maiuscole, spazi, lettere ripetute e abbreviazioni.
# Heading and choice of a filter: rewrites that were removed
rewrites-removed = Rimosse
rewrites-removed-lead = Le riscritture rimosse restano salvate, pagate ed esportate. I nuovi lotti e le metriche non le usano.
rewrites-none-removed = Nessuna riscrittura è stata rimossa.
rewrites-all = Tutte le riscritture
rewrites-all-lead = Ogni riscrittura com'è stata scritta.
rewrites-appear-here = Le riscritture compaiono qui quando i partecipanti le inviano. Esistono solo nei compiti in cui si riscrive un testo.

## The table of rewrites

# Column head: the text that a worker wrote
rewrites-rewrite = Riscrittura
# Column head: what the program noticed about a rewrite
rewrites-hints = Suggerimenti
# Column head: buttons to remove or keep a rewrite
rewrites-decision = Decisione
# Column head: number of words that were changed
rewrites-words-changed = Parole modificate
# How many of a rewrite's words were changed. Arguments: $n, $words
rewrites-n-of-words = { $n } di { $words }
# Tag of a rewrite: it is the same as its source
rewrites-tag-unchanged = invariata
# Tag of a rewrite: it changes only punctuation, case, spacing, repeated letters or abbreviations
rewrites-tag-normalised = solo normalizzata
# Tag before the corrected text of a rewrite
rewrites-tag-corrected = corretta
# Tag of a rewrite that was removed
rewrites-tag-removed = rimossa
rewrites-tag-removed-why = rimossa: { $reason }
# Tag: the submission with this rewrite was approved
rewrites-tag-approved = approvata
# Tag: the submission with this rewrite was rejected
rewrites-tag-rejected = respinta
# Tag: the submission with this rewrite has not been reviewed yet
rewrites-tag-waiting = in attesa
# Tag: the rewrite was imported from a file
rewrites-tag-imported = importata

## Decisions about rewrites

# Opens a form in which a rewrite can be removed
rewrites-decide = Decidi
rewrites-remove = Rimuovi la riscrittura
rewrites-removal-reason = Motivo della rimozione
rewrites-use-again = Usa di nuovo la riscrittura
# Button that reverses a correction: the text as the worker wrote it is used
rewrites-use-original = Usa il testo originale
# Button that rejects a proposed removal
rewrites-keep = Mantieni la riscrittura
rewrites-remove-all = { $n ->
    [one] Rimuovi { $n } riscrittura di questa pagina
   *[other] Rimuovi tutte le { $n } riscritture di questa pagina
}
rewrites-remove-others = { $n ->
    [one] Rimuovi { $n } riscrittura di un altro partecipante
   *[other] Rimuovi { $n } riscritture di altri partecipanti
}
rewrites-own-stay = { $n ->
    [one] { $n } riscrittura di questa pagina è Sua. Su questa deve decidere un'altra persona.
   *[other] { $n } riscritture di questa pagina sono Sue. Su queste deve decidere un'altra persona.
}
rewrites-told-removed = { $n ->
    [one] { $n } riscrittura è stata rimossa. Può annullare l'operazione.
   *[other] { $n } riscritture sono state rimosse. Può annullare l'operazione.
}
# The texts are used as the workers wrote them
rewrites-told-kept = { $n ->
    [one] { $n } riscrittura è stata mantenuta com'era. Può annullare l'operazione.
   *[other] { $n } riscritture sono state mantenute com'erano. Può annullare l'operazione.
}
rewrites-told-n-corrected = { $n ->
    [one] { $n } riscrittura è stata corretta. Può annullare l'operazione.
   *[other] { $n } riscritture sono state corrette. Può annullare l'operazione.
}
rewrites-told-corrected = La riscrittura è stata corretta. Il testo originale resta salvato.
# Arguments: $word, $language
rewrites-told-known = «{ $word }» è stata aggiunta alle parole note di questa lingua: { $language }.

## Misspelt words

# The same for an administrator of the server
rewrites-no-dictionary-administrator = L'ortografia viene controllata con dizionari Hunspell. Metta un file .dic e il suo file .aff nella cartella dei modelli di questo server. Poi indichi il dizionario di una lingua nelle impostazioni.
rewrites-no-dictionary = L'ortografia viene controllata con dizionari Hunspell. Chieda all'amministrazione di questo server di mettere un file .dic e il suo file .aff nella cartella dei modelli. Poi indichi il dizionario di una lingua nelle impostazioni.
rewrites-open-settings = Apri le impostazioni
rewrites-unnamed-dictionaries = Le impostazioni non indicano un dizionario ortografico per: { $languages }.
rewrites-misspelt = Parole errate
rewrites-misspelt-lead = Parole che non sono nel dizionario. Una correzione sostituisce la riscrittura nei nuovi lotti e nelle metriche.
rewrites-misspelt-note = Non vengono controllate le parole del testo di partenza, le parole con cifre, le parole in maiuscolo, gli indirizzi e le parole note. Il testo originale di una riscrittura corretta resta salvato.
rewrites-none-misspelt = Nessuna riscrittura controllata contiene una parola che non è nel dizionario.
# The text as the worker wrote it, below its correction
rewrites-original = Testo originale: { $text }
# Name of a card in a numbered list, read aloud
rewrites-card-own = { $place }. La Sua riscrittura
# Name of a card in a numbered list, read aloud. Arguments: $place, $worker
rewrites-card-by = { $place }. Riscrittura di { $worker }
# Name of a card in a numbered list, read aloud
rewrites-card-imported = { $place }. Riscrittura importata
rewrites-edit-text = Modifica il testo
rewrites-save-text = Salva il testo
rewrites-no-suggestions = nessun suggerimento
rewrites-spelling = Grafia corretta
rewrites-correct-word = Correggi la parola
# Opens a field for a spelling that was not suggested
rewrites-other-spelling = Altra grafia
rewrites-know-word = Aggiungi alle parole note

## Analysis: edit types (XFORMAL, Table 4)

rewrites-edits = Tipi di modifica
rewrites-edits-lead = La quota di riscritture che presentano ogni tipo di modifica. Una riscrittura può presentarne diversi.
rewrites-edits-released = Tipi di modifica secondo il codice pubblicato
rewrites-edits-method = I tipi di modifica sono definiti come nell'articolo (XFORMAL, Tabella 4). Il codice pubblicato con l'articolo usa regole diverse per alcuni di essi. Per le maiuscole, l'articolo conta le parole che hanno perso le maiuscole; il codice conta le parole che hanno acquistato una maiuscola.
# Column head
rewrites-edit-type = Tipo di modifica
rewrites-edit-capitalization = Maiuscole
rewrites-edit-lowercase = Minuscole
rewrites-edit-punctuation = Punteggiatura
rewrites-edit-spelling = Ortografia
# An abbreviation was written out
rewrites-edit-normalization = Normalizzazione
# The rewrite has more sentences than its source
rewrites-edit-split = Frasi divise
rewrites-edit-paraphrase = Parafrasi
# A word with repeated letters, such as "sooo", was removed
rewrites-edit-repetition = Ripetizione
rewrites-edit-unchanged = Invariate
rewrites-percent = { $number }%

## Analysis: difference and diversity (XFORMAL, Table 5)

rewrites-diversity = Differenza e diversità
rewrites-diversity-lead = Quanto le riscritture differiscono dai testi di partenza, e quanto si somigliano le riscritture dello stesso testo di partenza.
# Column head: number of characters that were changed
rewrites-characters-changed = Caratteri modificati
rewrites-led-method = LeD (differenza lessicale) è la quota di token (parole e segni di punteggiatura) che un testo di partenza e la sua riscrittura non hanno in comune.
rewrites-self-bleu-method = self-BLEU confronta ogni riscrittura con le altre riscritture del suo testo di partenza. Usa solo testi di partenza con almeno due riscritture. È 100 se tutte le riscritture di un testo di partenza sono uguali; un valore più alto significa meno diversità.
# Followed by identifiers of the configuration
rewrites-signature = Firma di self-BLEU:
rewrites-no-self-bleu = n.d.: nessun testo di partenza ha due riscritture da confrontare
# In place of a value: why there is none
rewrites-undefined = n.d.: { $reason }

## Analysis: edit distance

rewrites-distance = Distanza di edit
rewrites-distance-lead = Caratteri aggiunti, rimossi o sostituiti per trasformare un testo di partenza nella sua riscrittura (distanza di Levenshtein).
# Arguments: $language, $mean, $n
rewrites-distance-caption = { $n ->
    [one] { $language }: { $mean } caratteri modificati in { $n } riscrittura.
   *[other] { $language }: { $mean } caratteri modificati in media in { $n } riscritture.
}
rewrites-distance-table = Distanza di edit ({ $language })

## Analysis: style shift

# Heading, and column head
rewrites-style-shift = Spostamento di stile
rewrites-style-lead = Un punteggio di stile sopra 0 indica lo stile delle riscritture; un punteggio sotto 0 indica lo stile dei testi di partenza.
rewrites-style-method-score = Il punteggio di stile di un testo è il logaritmo degli odds dello stile. Se le impostazioni indicano un modello di stile per la lingua, gli odds vengono da questo modello.
rewrites-style-method-classifier = Altrimenti gli odds sono quelli di essere una riscrittura, secondo una regressione logistica sulle parole. I testi di partenza con le loro riscritture sono divisi in cinque parti. Ogni parte riceve i punteggi da un modello addestrato sulle altre quattro, e i log-odds dei testi di addestramento vengono sottratti.
rewrites-style-method-shift = Lo spostamento è il punteggio di una riscrittura meno il punteggio del suo testo di partenza, come media ± deviazione standard. Un asterisco indica p < 0,05 in un test t per dati appaiati tra i testi di partenza e le medie delle loro riscritture. Con meno di 6 testi di partenza non c'è asterisco.
# Arguments: $language, $shift, $rewrites, $sources
rewrites-style-caption = { $language }: lo spostamento di stile dai testi di partenza alle riscritture è { $shift }. Il punteggio medio è { $rewrites } per le riscritture e { $sources } per i testi di partenza.
rewrites-style-model = Modello di stile: { $model }.
# Arguments: $language, $reason
rewrites-style-undefined = { $language }: non c'è un punteggio di stile ({ $reason }).
rewrites-style-table = Punteggi di stile ({ $language })
# Column head
rewrites-style-score = Punteggio di stile
# Column head: the shift of the rewrites whose sources have a score in this range
rewrites-shift-of-range = Spostamento delle riscritture di questi testi di partenza
rewrites-no-source = n.d.: nessun testo di partenza
# A range of scores. Arguments: $from, $to
rewrites-range = da { $from } a { $to }
rewrites-range-below = sotto { $to }
rewrites-range-above = da { $from } in su
