### Refusals of exports to object storage.

storage-not-set = Questo server non ha uno storage a oggetti per le esportazioni. L'amministrazione può definirne uno con l'impostazione «export_to».
storage-export-runs = È già in corso un'esportazione di questo studio nello storage a oggetti. Attenda che finisca oppure la annulli in «Job».
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = Lo storage rifiuta la chiave di accesso del server ({ $code }). Chieda all'amministrazione di questo server di controllare le impostazioni dello storage.
storage-has-no-bucket = Il bucket per le esportazioni non esiste. Chieda all'amministrazione di questo server di controllare l'impostazione «export_to».
storage-is-unreachable = Lo storage non è raggiungibile. Se il problema continua, chieda all'amministrazione di questo server di controllare le impostazioni dello storage e la rete.
storage-is-full = Lo storage è pieno. Chieda all'amministrazione di questo server di liberare spazio.
storage-file-too-large = Un file di questa esportazione è troppo grande per lo storage. Scelga un altro formato: i file Parquet sono i più piccoli.
storage-refuses = Lo storage ha rifiutato un file dell'esportazione ({ $code }). Chieda all'amministrazione di questo server di consultare il log del server.
