### Refusals of exports to object storage.

storage-not-set = Ce serveur n'a pas de stockage objet pour les exports. Son administrateur peut en définir un avec le paramètre « export_to ».
storage-export-runs = Un export de cette étude vers le stockage est déjà en cours. Attendez qu'il se termine ou annulez-le sous « Traitements ».
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = Le stockage refuse la clé d'accès du serveur ({ $code }). Demandez à l'administrateur de ce serveur de vérifier les paramètres du stockage.
storage-has-no-bucket = Ce bucket n'existe pas dans le stockage. Demandez à l'administrateur de ce serveur de vérifier le paramètre « export_to ».
storage-is-unreachable = Le stockage est injoignable. Si cela persiste, demandez à l'administrateur de ce serveur de vérifier les paramètres du stockage et le réseau.
storage-is-full = Le stockage est plein. Demandez à l'administrateur de ce serveur de libérer de l'espace.
storage-file-too-large = Un fichier de cet export est trop grand pour le stockage. Choisissez un autre format : les fichiers Parquet sont les plus petits.
storage-refuses = Le stockage a refusé un fichier de l'export ({ $code }). Demandez à l'administrateur de ce serveur de consulter le journal.
