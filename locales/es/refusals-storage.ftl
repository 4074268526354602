### Refusals of exports to object storage.

storage-not-set = Este servidor no tiene almacenamiento de objetos para exportaciones. Su administrador puede definir uno con el ajuste «export_to».
storage-export-runs = Ya hay una exportación de este estudio al almacenamiento en curso. Espere a que termine o cancélela en «Trabajos».
# $code is a word of the storage, such as AccessDenied
storage-refuses-key = El almacenamiento rechaza la clave de acceso del servidor ({ $code }). Pida al administrador de este servidor que revise los ajustes del almacenamiento.
storage-has-no-bucket = Ese bucket no existe en el almacenamiento. Pida al administrador de este servidor que revise el ajuste «export_to».
storage-is-unreachable = No se puede acceder al almacenamiento. Si esto continúa, pida al administrador de este servidor que revise los ajustes del almacenamiento y la red.
storage-is-full = El almacenamiento está lleno. Pida al administrador de este servidor que libere espacio.
storage-file-too-large = Un archivo de esta exportación es demasiado grande para el almacenamiento. Elija otro formato: los archivos Parquet son los más pequeños.
storage-refuses = El almacenamiento rechazó un archivo de la exportación ({ $code }). Pida al administrador de este servidor que consulte el registro.
