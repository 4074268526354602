### Refusals of exports to object storage.

storage-not-set = Dieser Server hat keinen Objektspeicher für Exporte. Die Administration kann ihn mit der Einstellung „export_to“ festlegen.
storage-export-runs = Ein Export dieser Studie in den Speicher läuft bereits. Warten Sie, bis er beendet ist, oder brechen Sie ihn unter „Jobs“ ab.
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = Der Speicher lehnt den Zugriffsschlüssel des Servers ab ({ $code }). Bitten Sie die Administration dieses Servers, die Einstellungen des Speichers zu prüfen.
storage-has-no-bucket = Diesen Bucket gibt es im Speicher nicht. Bitten Sie die Administration dieses Servers, die Einstellung „export_to“ zu prüfen.
storage-is-unreachable = Der Speicher ist nicht erreichbar. Wenn das so bleibt, bitten Sie die Administration dieses Servers, die Einstellungen des Speichers und das Netzwerk zu prüfen.
storage-is-full = Der Speicher ist voll. Bitten Sie die Administration dieses Servers, Platz zu schaffen.
storage-file-too-large = Eine Datei dieses Exports ist zu groß für den Speicher. Wählen Sie ein anderes Format: Parquet-Dateien sind am kleinsten.
storage-refuses = Der Speicher hat eine Datei des Exports abgelehnt ({ $code }). Bitten Sie die Administration dieses Servers, im Log nachzusehen.
