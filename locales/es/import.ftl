### Texts of a study: the pages of sources and of outputs, and the import of files.

## Uploading a file

import-title = Importar
import-format = Formato
import-format-from-name = Detectar por el nombre del archivo
import-format-csv = CSV
import-format-tsv = TSV sin comillas
import-format-jsonl = JSON Lines
import-format-lines = Texto sin formato, un texto por línea
import-limits = Como máximo, { $rows } filas, { $columns } columnas y { $bytes } bytes por celda.
import-upload = Subir archivo

## Choosing columns

import-sources = Importar textos fuente
import-outputs = Importar salidas
import-file-and-format = Archivo: { $file }. Formato: { $format }.
import-columns = Columnas
import-columns-of-sources = Las columnas que no seleccione se guardan con cada texto fuente.
import-columns-of-outputs = Las columnas que no seleccione no se importan.
import-id = ID
import-source-id = ID del texto fuente
import-number-rows = Numerar las filas
import-one-for-all = El mismo para todas las filas
import-default-system = Sistema predeterminado
import-default-system-hint = Para las filas sin sistema.
import-default-language = Idioma predeterminado
import-rows-without-language = Para las filas sin idioma.
import-default-language-of-outputs-hint = Solo es necesario si textos fuente de varios idiomas tienen el mismo ID.
import-validate = Validar archivo

## The result of the validation

import-validation = Validación
import-not-possible = El archivo aún no se puede importar
import-all-valid = Todas las filas son válidas
import-n-ready = { $n ->
    [one] Se puede importar { $n } fila.
   *[other] Se pueden importar { $n } filas.
}
import-rows = { $n ->
    [one] Importar { $n } fila
   *[other] Importar { $n } filas
}
import-invalid-and-valid = Filas no válidas: { $invalid }. Filas válidas: { $valid }.
import-nothing-imported = No se ha importado nada. Corrija el archivo y súbalo de nuevo, o importe solo las filas válidas.
import-valid-rows = { $n ->
    [one] Importar { $n } fila válida
   *[other] Importar { $n } filas válidas
}
import-invalid-rows = Filas no válidas
import-line = Línea
import-n-more-invalid = { $n ->
    [one] Hay { $n } fila no válida más que no se muestra.
   *[other] Hay { $n } filas no válidas más que no se muestran.
}
import-discard = Descartar archivo
import-first-rows = Primeras filas del archivo

## After an import

import-n-imported = { $n ->
    [one] Se ha importado { $n } fila.
   *[other] Se han importado { $n } filas.
}
import-n-skipped = { $n ->
    [one] Se ha omitido { $n } fila no válida.
   *[other] Se han omitido { $n } filas no válidas.
}

## Sources

sources-import-lead = CSV, TSV, JSON Lines o texto sin formato, en UTF-8. Verá una vista previa antes de que se importe nada.
sources-none = Los textos fuente aparecen aquí después de la primera importación.
sources-in-language = { $language }: { $n }
sources-all-languages = Todos los idiomas

## Outputs

outputs-lead = Textos hechos a partir de los textos fuente: reescrituras humanas, líneas base integradas y salidas de sistemas importados.
outputs-none = Los sistemas aparecen aquí cuando tienen salidas.
outputs-none-yet = Las salidas aparecen aquí después de la primera importación.
outputs-origin = Origen
outputs-by-language = Salidas por idioma
outputs-origin-human = Reescrituras humanas recopiladas en este estudio
outputs-origin-written = Textos que los participantes escribieron en una tarea con este nombre de sistema
outputs-origin-copy = Copia del texto fuente
outputs-origin-rules = Reglas y abreviaturas del estudio
outputs-origin-file = Archivo importado
outputs-built-in = Sistemas integrados
outputs-built-in-lead = Crea las salidas que faltan de un sistema para todos los textos fuente. Las salidas existentes no cambian.
outputs-run = Ejecutar { $system }
outputs-import-lead = Una fila por salida: el ID de su texto fuente, su sistema y su texto.
outputs-n-created = { $n ->
    [0] No faltaba ninguna salida de { $system }.
    [one] Se ha creado { $n } salida de { $system }.
   *[other] Se han creado { $n } salidas de { $system }.
}
