### Rifiuti sulle impostazioni e sullo stato di uno studio, sui suoi lotti e sul suo ripristino da un'esportazione.

only-administrators-create = Solo l'amministrazione può creare studi. Le chieda di crearne uno e di darLe in esso il ruolo «Ricercatore».
study-languages = Scelga da 1 a { $most } lingue, per esempio fr, pt-BR o zh-Hant.
language-is-in-use = La lingua { $language } non può essere rimossa, perché lo studio ha testi o partecipanti in questa lingua.
not-a-study-language = Lo studio non comprende la lingua { $language }, ma solo: { $list }. La aggiunga prima nelle impostazioni dello studio.
currency-is-fixed = La valuta non si può più cambiare quando qualcuno ha già guadagnato denaro.
consent-form-changed = Il modulo di consenso è cambiato da quando l'ha aperto. Lo legga di nuovo.
not-a-currency = Questo non è un codice di valuta. Usi un codice ISO 4217, come EUR, USD o BRL.
approval-hours = Indichi un numero di ore da 0 (approvazione solo manuale) a 8.760 (un anno).
retention-days = Indichi un numero di giorni da 0 (non cancellare mai) a { $most } (dieci anni).
study-needs-task = Pubblichi almeno un compito prima di avviare lo studio.
study-state-changed = Qualcun altro ha appena cambiato lo stato dello studio. Ricarichi la pagina.
study-was-changed-meanwhile = Lo studio è stato modificato dopo che le modifiche sono state mostrate. Le guardi di nuovo. Non è stato cambiato nulla.
study-is-in-state = Lo studio è già in questo stato. Ricarichi la pagina.
study-has-no-step = Una bozza può essere avviata, uno studio in corso può essere chiuso e uno studio chiuso può essere riaperto. Nessun altro cambiamento di stato è possibile.
abbreviation-is-odd = «{ $short }» ({ $language }) deve essere una sola parola con la sua forma estesa. Ciascuna può avere da 1 a { $most } caratteri.
abbreviations-unreadable = Non è stato possibile leggere l'elenco ({ $details }). Scriva un'abbreviazione per riga, per esempio: asap = as soon as possible.
choose-task = Scelga un compito.
task-is-not-published = Questo compito non è ancora pubblicato. Lo pubblichi, poi crei il lotto.
study-just-changed = Qualcun altro ha appena modificato questo studio. Crei di nuovo il lotto.
batch-too-large = Questo lotto avrebbe { $n } HIT. Il massimo è { $most }. Scelga un campione più piccolo.
batch-of-too-many-items = Questi sistemi darebbero più di { $most } item. Scelga meno sistemi.
batch-needs-two-systems = Questo compito confronta output di sistemi diversi. Scelga almeno due sistemi.
batch-needs-system = Scelga i sistemi i cui output saranno giudicati dai partecipanti.
batch-is-empty = Per questo compito non ci sono testi nella lingua { $language }. Importi prima i testi di partenza, e anche gli output se il compito mostra output.
sample-out-of-range = { $n ->
    [one] È disponibile { $n } testo di partenza
   *[other] Sono disponibili { $n } testi di partenza
}. Indichi un numero intero da 1 a { $n }.
batch-is-being-made = Questo lotto è ancora in fase di creazione. Riprovi tra un minuto.
batch-was-abandoned = Il lotto non è avanzato per un minuto, quindi è stato fermato ed è incompleto. Lo crei di nuovo.
batch-is-stopped = Questo lotto è già stato fermato. Ricarichi la pagina.
batch-is-open = Questo lotto è già aperto. Ricarichi la pagina.
not-a-design = Questo non è il disegno di uno studio ({ $details }).
not-a-manifest = Questo non è il manifesto di un'esportazione ({ $details }).
not-a-list-of-known = Questo non è un elenco di item gold ({ $details }).
restore-refused = { $file }: { $reason } Non è stato importato nulla.
restore-parquet = Un'esportazione in Parquet non può essere importata. Esporti lo studio in CSV o JSON Lines, poi importi quei file.
file-unreadable = Non è stato possibile leggere { $file } ({ $details }). Non è stato importato nulla.
file-was-changed = { $file } non è il file esportato: il suo hash è diverso da quello in { $manifest }. Se ha modificato il file di proposito, elimini { $manifest }.
file-is-there-twice = Ci sono sia { $one } sia { $other }. Elimini uno dei due.
rows-refused = Non è stato importato nulla, perché { $file } contiene righe inutilizzabili:{ $rows }
systems-columns = Un file di sistemi deve avere le colonne «system» e «kind».
no-such-task = Non c'è un compito { $task }.
of-task = Compito { $task }: { $reason }
