### Refusals of exports to object storage.

storage-not-set = Ce serveur n'a pas de stockage objet pour les exports. Son administration peut en définir un avec le réglage « export_to ».
storage-export-runs = Un export de cette étude vers le stockage objet est déjà en cours. Attendez qu'il se termine, ou annulez-le sous « Traitements ».
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = Le stockage refuse la clé d'accès du serveur ({ $code }). Demandez à l'administration de ce serveur de vérifier les réglages du stockage.
storage-has-no-bucket = Le bucket prévu pour les exports n'existe pas. Demandez à l'administration de ce serveur de vérifier le réglage « export_to ».
storage-is-unreachable = Le stockage est injoignable. Si cela persiste, demandez à l'administration de ce serveur de vérifier les réglages du stockage et le réseau.
storage-is-full = Le stockage est plein. Demandez à l'administration de ce serveur de libérer de l'espace.
storage-file-too-large = Un fichier de cet export est trop volumineux pour le stockage. Choisissez un autre format : les fichiers Parquet sont les moins volumineux.
storage-refuses = Le stockage a refusé un fichier de l'export ({ $code }). Demandez à l'administration de ce serveur de consulter le journal du serveur.
