### Refusals of exports to object storage.

storage-not-set = Dieser Server hat keinen Objektspeicher für Exporte. Seine Administration kann mit der Einstellung „export_to“ einen festlegen.
storage-export-runs = Ein Export dieser Studie in den Objektspeicher läuft schon. Warten Sie, bis er fertig ist, oder brechen Sie ihn unter „Jobs“ ab.
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = Der Objektspeicher lehnt den Zugriffsschlüssel des Servers ab ({ $code }). Bitten Sie die Administration dieses Servers, die Einstellungen des Objektspeichers zu prüfen.
storage-has-no-bucket = Den Bucket für Exporte gibt es nicht. Bitten Sie die Administration dieses Servers, die Einstellung „export_to“ zu prüfen.
storage-is-unreachable = Der Objektspeicher ist nicht erreichbar. Wenn das so bleibt, bitten Sie die Administration dieses Servers, die Einstellungen des Objektspeichers und das Netzwerk zu prüfen.
storage-is-full = Der Objektspeicher ist voll. Bitten Sie die Administration dieses Servers, Platz zu schaffen.
storage-file-too-large = Eine Datei dieses Exports ist zu groß für den Objektspeicher. Wählen Sie ein anderes Format: Parquet-Dateien sind am kleinsten.
storage-refuses = Der Objektspeicher hat eine Datei des Exports abgelehnt ({ $code }). Bitten Sie die Administration dieses Servers, im Log des Servers nachzusehen.
