### Pages that hand out results: the tables of the papers, the data statement and the data export.

## Paper tables. The tables themselves are in English.

tables-title = Tablas de artículos
tables-lead = Tablas y figuras de artículos publicados, con los datos de este estudio. Las celdas vacías indican el motivo.
tables-baseline = Sistema de línea base
tables-compare = Comparar sistemas
tables-none = Todavía no se puede rellenar ninguna tabla de estos artículos con este estudio.
tables-others = Otras tablas de estos artículos ({ $n })
# Column heads of the list of tables, and whether the study fills a table
tables-table = Tabla
tables-contents = Contenido
tables-filled = completa
tables-empty = sin datos
# Argument: $paper (a citation)
tables-of-paper = Tablas de { $paper }
# Links from one table to its neighbours and to the list
tables-before = Anterior
tables-after = Siguiente
tables-all = Todas las tablas

## Data statement. The statement itself is in English.

statement-title = Declaración de datos: { $title }
statement-lead = Hechos sobre los datos, en la medida en que este estudio los registra. Imprima esta página desde su navegador.
statement-created-with = Creado con { $software }.

## Export

export-title = Exportación de datos
export-lead = Todos los datos de este estudio. Los participantes aparecen con su seudónimo.
export-complete = Exportación completa
export-complete-lead = Un archivo comprimido con un manifiesto: número de líneas por archivo, hashes de todos los archivos y versiones de las tareas.
export-all-csv = Descargar todos los archivos (CSV)
export-all-jsonl = Descargar todos los archivos (JSON Lines)
export-all-parquet = Descargar todos los archivos (Parquet)
export-single = Archivos individuales
export-content = Contenido
export-lines = Líneas
export-files = Archivos
export-file-as-csv = { $file } en CSV
export-file-as-jsonl = { $file } en JSONL
export-file-as-parquet = { $file } en Parquet

## Export: the content of each file

export-about-sources = Los textos fuente, con las columnas con las que se importaron.
export-about-systems = Los sistemas que produjeron salidas: autores humanos, líneas base y sistemas importados.
export-about-outputs = Todas las reescrituras y salidas de sistemas, con texto fuente, autor, uso en los informes y correcciones.
export-about-tasks = Todas las versiones de todas las tareas, con su definición completa y su hash.
export-about-items = El contenido de cada HIT: una línea por salida, o por texto fuente si no se muestra ninguna salida.
export-about-assignments = Asignaciones de HIT a participantes, con horas, tiempo de trabajo y resultado.
export-about-answers = Una línea por valor: ítem, participante, valor, pregunta, versión y resultado.
export-about-adjudications = Decisiones sobre ítems en los que los participantes discrepan: ítem, valor, pregunta y nota.
export-about-workers = Los participantes con su seudónimo.
export-about-qualifications = Todas las decisiones de cualificación, con su regla y su evidencia.
export-about-reviews = Juicios de hablantes nativos sobre las reescrituras piloto.
export-about-payments = El libro de pagos, con los importes en unidades menores.
export-about-events = El registro de auditoría: quién cambió qué, con el estado anterior y posterior.

## Export: notes on the data. Names of columns and files stay in English.

export-notes = Notas sobre los datos
export-note-pseudonyms = Los participantes se llaman W001, W002, etc. Los miembros del equipo se nombran por su rol. Los archivos no contienen nombres, direcciones ni cuentas.
export-note-csv = En los archivos CSV, los textos que una hoja de cálculo leería como fórmula empiezan con un apóstrofo. Los números como -3 no cambian. En los archivos JSON Lines, cada texto es exactamente el guardado.
export-note-parquet = Los archivos Parquet son para pandas, polars, DuckDB y R. Sus columnas tienen tipos de datos: números, fechas y horas, true o false, y texto. Cada texto es exactamente el guardado. Las respuestas numéricas están en la columna «value», y todas las demás en «value_text».
export-note-counted = Las respuestas que cuentan para las estadísticas tienen el resultado «counted», y «superseded» es false. El comando «concord agreement» lee las columnas «item», «worker» y «value».
export-note-pairs = Las salidas que se compararon una al lado de la otra están en el archivo «items», con el mismo «hit_item_id». La respuesta nombra la mejor salida, o es «tie».
export-note-used = Las salidas que se usan en los informes tienen «used» con el valor true. Las demás se eliminaron o se sustituyeron por un texto corregido. Un texto corregido tiene su propia línea, y su columna «corrects» nombra la salida a la que sustituye.
export-note-adjudicated = Las decisiones de adjudicación están en el archivo «adjudications», con el mismo ítem y la misma pregunta que las respuestas. No cambian las respuestas.

## Export to object storage

export-storage = Exportación al almacenamiento de objetos
export-storage-lead = Un trabajo escribe todos los archivos en el almacenamiento de objetos de este servidor. La exportación está completa cuando su estado es «terminado».
# Followed by an address such as s3://bucket/folder
export-storage-to = Las exportaciones de este estudio se escriben en
export-storage-format = Formato
export-storage-start = Iniciar exportación
# Column head: the address of a folder
export-storage-folder = Carpeta
export-storage-told = La exportación está en cola. Puede salir de esta página.
