### Refusals of exports to object storage.

storage-not-set = This server has no object storage for exports. Its administrator can configure the storage with the setting “export_to”.
storage-export-runs = An export of this study to storage is already in progress. Wait until it has finished, or cancel it under “Jobs”.
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = The storage refuses the server's access key ({ $code }). Ask the administrator of this server to check the storage settings.
storage-has-no-bucket = The bucket for exports does not exist. Ask the administrator of this server to check the setting “export_to”.
storage-is-unreachable = The storage cannot be reached. If this continues, ask the administrator of this server to check the storage settings and the network.
storage-is-full = The storage is full. Ask the administrator of this server to free up space.
storage-file-too-large = A file of this export is too large for the storage. Choose another format: Parquet files are the smallest.
storage-refuses = The storage refused a file of the export ({ $code }). Ask the administrator of this server to check the server log.
