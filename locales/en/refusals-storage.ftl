### Refusals of exports to object storage.

storage-not-set = This server has no object storage for exports. Its administrator can set one with the setting “export_to”.
storage-export-runs = An export of this study to storage is already in progress. Wait until it has ended, or cancel it under “Jobs”.
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = The storage refuses the server's access key ({ $code }). Ask the administrator of this server to check the settings of the storage.
storage-has-no-bucket = The storage has no such bucket. Ask the administrator of this server to check the setting “export_to”.
storage-is-unreachable = The storage cannot be reached. If this persists, ask the administrator of this server to check the settings of the storage and the network.
storage-is-full = The storage is full. Ask the administrator of this server to make space.
storage-file-too-large = A file of this export is too large for the storage. Choose another format: Parquet files are the smallest.
storage-refuses = The storage refused a file of the export ({ $code }). Ask the administrator of this server to look at the log.
