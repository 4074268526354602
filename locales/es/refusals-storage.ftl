### Refusals of exports to object storage.

storage-not-set = Este servidor no tiene almacenamiento de objetos para las exportaciones. Su administración puede definirlo con el ajuste «export_to».
storage-export-runs = Ya hay en curso una exportación de este estudio al almacenamiento de objetos. Espere a que termine o cancélela en «Trabajos».
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = El almacenamiento rechaza la clave de acceso del servidor ({ $code }). Pida a la administración de este servidor que revise la configuración del almacenamiento.
storage-has-no-bucket = El bucket para las exportaciones no existe. Pida a la administración de este servidor que revise el ajuste «export_to».
storage-is-unreachable = No se puede acceder al almacenamiento. Si el problema continúa, pida a la administración de este servidor que revise la configuración del almacenamiento y la red.
storage-is-full = El almacenamiento está lleno. Pida a la administración de este servidor que libere espacio.
storage-file-too-large = Un archivo de esta exportación es demasiado grande para el almacenamiento. Elija otro formato: los archivos Parquet son los más pequeños.
storage-refuses = El almacenamiento ha rechazado un archivo de la exportación ({ $code }). Pida a la administración de este servidor que consulte el registro del servidor.
