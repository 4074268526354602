### Rifiuti di file di testi (il file, le colonne, le righe) e di output.

imports-kept-changing = Altre importazioni hanno continuato a modificare questo studio, quindi non è stato importato nulla. Riprovi più tardi.
import-is-under-way = È in corso l'importazione di un file in questo studio, oppure la creazione di un lotto. Riprovi tra un minuto.
import-was-abandoned = L'importazione non è avanzata per un minuto ed è stata fermata. Non è stato importato nulla. Importi di nuovo il file.
system-of-another-kind = Il nome «{ $name }» appartiene a un sistema di un altro tipo. Scelga un altro nome.
rows-stop-import = Non è stato importato nulla, perché { $n ->
    [one] { $n } riga è inutilizzabile
   *[other] { $n } righe sono inutilizzabili
}. Corregga il file oppure scelga di escludere queste righe.
file-is-incomplete-or-large = Il file non è arrivato per intero. Forse supera la dimensione che questo server accetta.
choose-full-file = Il file è vuoto. Scelga un altro file.
file-is-utf = Il file è in UTF-16. Lo salvi in UTF-8 e lo carichi di nuovo.
file-without-objects = Nessuna riga del file contiene un oggetto JSON. Scriva un oggetto per riga, per esempio {"{"}"text": "…"{"}"}.
file-of-too-many-systems = Il file ha più di { $most } sistemi. Lo divida in più file.
file-of-too-many-rows = Il file ha più di { $most } righe. Lo divida in più file.
file-is-too-large-in-memory = Con i nomi delle colonne, le righe occupano più di { $mebibytes } MiB. Divida il file oppure rimuova alcune colonne.
column-names-too-long = I nomi delle altre colonne occupano { $n } byte in ogni riga. Il massimo è { $most }. Accorci i nomi oppure rimuova alcune colonne.
header-is-unclosed = Nella prima riga ci sono virgolette che non vengono mai chiuse. Le chiuda, oppure le scriva due volte se fanno parte di un nome.
header-unreadable = La prima riga non è leggibile. Deve contenere i nomi delle colonne.
too-many-columns = La prima riga indica { $n } colonne. Il massimo è { $most }. Rimuova alcune colonne.
column-name-length = Il nome della colonna { $n } deve avere da 1 a { $most } caratteri. La prima riga deve contenere i nomi delle colonne.
column-is-twice = La prima riga indica due volte la colonna «{ $name }». Dia a ogni colonna un nome proprio.
objects-of-too-many-names = Gli oggetti hanno più di { $most } nomi di campo diversi, che è il limite. Ne rimuova alcuni.
no-such-column = Il file non ha la colonna «{ $column }». Le sue colonne sono: { $list }.
choose-text-column = Scelga la colonna con i testi.
choose-source-column = Scelga la colonna che indica il testo di partenza di ogni output.
choose-system-column = Scelga la colonna che indica il sistema, oppure indichi un sistema per tutte le righe.
choose-text-language = Scelga la lingua dei testi, oppure la colonna che la indica.
cell-too-large = «{ $name }» supera { $most } byte. Accorci il testo. Forse mancano delle virgolette.
cell-of-characters = «{ $name }» ha { $n } caratteri. Il massimo è { $most }.
source-is-unknown = Lo studio non ha un testo di partenza «{ $id }». Prima lo importi.
system-is-unknown = Lo studio non ha un sistema «{ $name }». Confronti con un altro sistema, o con nessuno.
source-in-languages = Diverse lingue hanno un testo di partenza «{ $id }». Aggiunga una colonna con la lingua.
header-is-odd = La prima riga non si può usare: deve contenere i nomi delle colonne. { $details }
column-name-encoding = Il nome della colonna { $n } non è leggibile. Salvi il file in UTF-8 e lo carichi di nuovo.
list-unreadable = L'elenco non è leggibile. { $details }
row-is-ragged = La riga ha { $found ->
    [one] { $found } cella
   *[other] { $found } celle
}, ma l'intestazione ne ha { $columns }. Forse mancano delle virgolette.
cell-not-utf = «{ $name }» non è in UTF-8: il byte { $byte } è errato. Salvi il file in UTF-8.
line-not-utf = La riga non è in UTF-8: il byte { $byte } è errato. Salvi il file in UTF-8.
row-too-large = La riga supera { $most } byte. Forse mancano delle virgolette.
row-is-unclosed = In questa riga ci sono virgolette che non vengono mai chiuse, quindi il resto del file ne fa parte. Le chiuda, o le scriva due volte se fanno parte di un testo.
line-too-large = La riga supera { $most } byte. Scriva un oggetto JSON per riga.
line-not-json = La riga non è JSON (colonna { $column }). Scriva un oggetto per riga, per esempio {"{"}"text": "…"{"}"}.
line-not-object = La riga è JSON, ma non è un oggetto. Scriva un oggetto per riga, per esempio {"{"}"text": "…"{"}"}.
name-is-twice = L'oggetto ha due volte il nome «{ $name }».
object-of-too-many-names = L'oggetto ha { $n } nomi. Il massimo è { $most }.
object-name-too-long = Un nome dell'oggetto supera { $most } caratteri. Lo accorci.
name-holds-nul = Un nome dell'oggetto contiene un carattere NUL. Lo rimuova.
cell-holds-nul = «{ $name }» contiene un carattere NUL. Lo rimuova.
language-code-too-long = Il codice della lingua ha { $n } caratteri. Il massimo è { $most }.
not-in-study = Lo studio non comprende la lingua «{ $tag }», ma solo: { $list }.
other-columns-too-large = Le altre colonne occupano { $n } byte con i loro nomi. Il massimo è { $most }. Ne accorci o ne rimuova qualcuna.
cell-is-empty = «{ $name }» è vuoto.
cell-of-lines = «{ $name }» ha { $n } caratteri. Il massimo è { $most }. Il testo ha più righe: forse mancano delle virgolette.
cell-is-not-text = «{ $name }» non è un testo.
cell-is-not-json = «{ $name }» non è JSON: { $details }.
source-exists = C'è già un testo di partenza «{ $id }» in { $language }.
id-is-above = L'ID «{ $id }» è già alla riga { $line }.
output-exists = C'è già un output di «{ $system }» per «{ $source }».
name-of-another-kind = Un sistema del tipo «{ $kind }» non può avere il nome «{ $name }».
file-ends-early = Il file non è leggibile oltre questa riga. { $details }
name-is-reserved = Il nome «{ $name }» è riservato agli output prodotti da Concord. Dia un altro nome al sistema.
text-is-in-hit = Questo testo è già in un HIT e non si può più modificare. Lo ritiri.
text-is-in-gold-item = Un item gold mostra questo testo, che quindi non si può modificare. Ritiri prima l'item gold, oppure ritiri il testo.
text-is-by-worker = Questo testo è stato scritto da un partecipante. Lo corregga nella pagina delle riscritture.
text-is-by-rule = Un sistema integrato crea questo testo dal testo di partenza. Modifichi il testo di partenza.
text-is-withdrawn = Questo testo è ritirato. Prima lo ripristini.
text-is-not-withdrawn = Questo testo non è ritirato di per sé. Se il testo di partenza è ritirato, ripristini quello.
text-is-empty = Il testo è vuoto. Scriva un testo oppure lo ritiri.
# Arguments: $least
withdrawal-needs-reason = Scriva perché questo testo è ritirato, in almeno { $least } caratteri.
no-such-import = Questo non è lo studio di un'importazione di risposte interrotta, oppure il suo file era un altro.
