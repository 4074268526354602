### Refusals of exports to object storage.

storage-not-set = Questo server non ha un archivio a oggetti per le esportazioni. L'amministratore può definirne uno con l'impostazione «export_to».
storage-export-runs = È già in corso un'esportazione di questo studio nell'archivio. Attenda che finisca oppure la annulli in «Job».
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = L'archivio rifiuta la chiave di accesso del server ({ $code }). Chieda all'amministratore di questo server di controllare le impostazioni dell'archivio.
storage-has-no-bucket = Questo bucket non esiste nell'archivio. Chieda all'amministratore di questo server di controllare l'impostazione «export_to».
storage-is-unreachable = L'archivio non è raggiungibile. Se il problema continua, chieda all'amministratore di questo server di controllare le impostazioni dell'archivio e la rete.
storage-is-full = L'archivio è pieno. Chieda all'amministratore di questo server di liberare spazio.
storage-file-too-large = Un file di questa esportazione è troppo grande per l'archivio. Scelga un altro formato: i file Parquet sono i più piccoli.
storage-refuses = L'archivio ha rifiutato un file dell'esportazione ({ $code }). Chieda all'amministratore di questo server di consultare il log.
