### Rifiuti di file di testi (il file, le colonne, le righe) e di testi prodotti.

imports-kept-changing = Altre importazioni hanno continuato a modificare questo studio, quindi non è stato importato nulla. Riprovi più tardi.
import-is-under-way = È in corso l'importazione di un file in questo studio, oppure la creazione di un lotto. Riprovi tra un minuto.
import-was-abandoned = L'importazione non è avanzata per un minuto ed è stata fermata. Non è stato importato nulla. Importi di nuovo il file.
system-of-another-kind = Il nome «{ $name }» appartiene a un sistema di un altro tipo. Scelga un altro nome.
rows-stop-import = Non è stato importato nulla, perché { $n ->
    [one] { $n } riga è inutilizzabile
   *[other] { $n } righe sono inutilizzabili
}. Corregga il file oppure scelga di tralasciare queste righe.
file-is-incomplete-or-large = Il file non è arrivato per intero. Forse supera la dimensione che questo server accetta.
choose-full-file = Il file è vuoto. Scelga un altro file.
file-is-utf = Il file è in UTF-16. Lo salvi in UTF-8 e lo carichi di nuovo.
file-without-objects = Nessuna riga del file contiene un oggetto JSON. Scriva un oggetto per riga, per esempio {"{"}"text": "…"{"}"}.
file-of-too-many-systems = Il file ha più di { $most } sistemi. Lo divida in più file.
file-of-too-many-rows = Il file ha più di { $most } righe. Lo divida in più file.
file-is-too-large-in-memory = Con i nomi delle colonne, le righe occupano più di { $mebibytes } MiB. Divida il file oppure rimuova alcune colonne.
column-names-too-long = I nomi delle altre colonne occupano { $n } byte in ogni riga. Il massimo è { $most }. Accorci i nomi oppure rimuova alcune colonne.
header-is-unclosed = Le virgolette nella prima riga non vengono mai chiuse. Le chiuda, oppure le scriva due volte se fanno parte di un nome.
header-unreadable = La prima riga non è leggibile. Deve contenere i nomi delle colonne.
too-many-columns = La prima riga indica { $n } colonne. Il massimo è { $most }. Rimuova alcune colonne.
column-name-length = Il nome della colonna { $n } deve avere da 1 a { $most } caratteri. La prima riga deve contenere i nomi delle colonne.
column-is-twice = La prima riga indica due volte la colonna «{ $name }». Dia a ogni colonna un nome proprio.
objects-of-too-many-names = Gli oggetti hanno più di { $most } nomi di campo diversi, che è il limite. Ne rimuova alcuni.
no-such-column = Il file non ha la colonna «{ $column }». Le sue colonne sono: { $list }.
choose-text-column = Scelga la colonna con i testi.
choose-source-column = Scelga la colonna che indica il testo di partenza di ogni testo prodotto.
choose-system-column = Scelga la colonna che indica il sistema, oppure indichi un sistema per tutte le righe.
choose-text-language = Scelga la lingua dei testi, oppure la colonna che la indica.
cell-too-large = «{ $name }» supera { $most } byte. Accorci il testo. Forse mancano delle virgolette.
cell-of-characters = «{ $name }» ha { $n } caratteri. Il massimo è { $most }.
source-is-unknown = Lo studio non ha un testo di partenza «{ $id }». Prima lo importi.
source-in-languages = Diverse lingue hanno un testo di partenza «{ $id }». Aggiunga una colonna con la lingua.
header-is-odd = La prima riga non si può usare; deve contenere i nomi delle colonne. { $details }
column-name-encoding = Il nome della colonna { $n } non è leggibile. Salvi il file in UTF-8 e lo carichi di nuovo.
row-is-refused = La riga non si può usare. { $details }
list-unreadable = L'elenco non è leggibile. { $details }
