### The page of human rewrites: their analysis, and their post-processing (removal and correction).

rewrites-lead = Reescrituras humanas junto a sus textos fuente, con indicaciones para el posprocesamiento.
rewrites-file-csv = Reescrituras (CSV)
rewrites-analysis-csv = Análisis (CSV)
rewrites-analysis-json = Análisis (JSON)
rewrites-analysis-latex = Análisis (LaTeX)
rewrites-next-page = Página siguiente

## Which rewrites are shown

rewrites-choice-used = En uso, con análisis
rewrites-choice-spelling = Con palabras mal escritas
rewrites-all-languages = Todos los idiomas
rewrites-show = Mostrar reescrituras
rewrites-used = Reescrituras en uso
rewrites-used-lead = Cada reescritura tal como se escribió, con su corrección si la tiene.
rewrites-proposed = Propuestas para eliminar
rewrites-proposed-lead = Estas reescrituras no cambian nada, o solo puntuación, mayúsculas, espacios, letras repetidas y abreviaturas.
rewrites-proposed-note = Una reescritura eliminada sigue guardada, pagada y exportada. Los lotes nuevos y las métricas no la usan. Puede deshacer la eliminación.
rewrites-none-proposed = No se propone eliminar ninguna reescritura. Aparecen aquí las que no cambian nada, o solo puntuación, mayúsculas, espacios, letras repetidas y abreviaturas.
rewrites-removed = Eliminadas
rewrites-removed-lead = Las reescrituras eliminadas siguen guardadas, pagadas y exportadas. Los lotes nuevos y las métricas no las usan.
rewrites-none-removed = No se ha eliminado ninguna reescritura.
rewrites-all = Todas las reescrituras
rewrites-all-lead = Cada reescritura tal como se escribió.
rewrites-appear-here = Las reescrituras aparecen aquí cuando los participantes las envían. Solo las hay en tareas en las que se reescribe un texto.

## The table of rewrites

rewrites-rewrite = Reescritura
rewrites-hints = Indicaciones
rewrites-decision = Decisión
rewrites-words-changed = Palabras cambiadas
rewrites-n-of-words = { $n } de { $words }
rewrites-tag-unchanged = sin cambios
rewrites-tag-normalised = solo normalizada
rewrites-tag-corrected = corregida
rewrites-tag-removed = eliminada
rewrites-tag-removed-why = eliminada: { $reason }
rewrites-tag-approved = aprobada
rewrites-tag-rejected = rechazada
rewrites-tag-waiting = en espera
rewrites-tag-imported = importada

## Decisions about rewrites

rewrites-decide = Decidir
rewrites-remove = Eliminar reescritura
rewrites-removal-reason = Motivo de la eliminación
rewrites-use-again = Volver a usar la reescritura
rewrites-use-original = Usar texto original
rewrites-keep = Conservar reescritura
rewrites-remove-all = { $n ->
    [one] Eliminar la { $n } reescritura de esta página
   *[other] Eliminar las { $n } reescrituras de esta página
}
rewrites-remove-others = { $n ->
    [one] Eliminar { $n } reescritura de otro participante
   *[other] Eliminar { $n } reescrituras de otros participantes
}
rewrites-own-stay = { $n ->
    [one] { $n } reescritura de esta página es suya. Debe decidir sobre ella otra persona.
   *[other] { $n } reescrituras de esta página son suyas. Debe decidir sobre ellas otra persona.
}
rewrites-told-removed = { $n ->
    [one] Se ha eliminado { $n } reescritura. Puede deshacerlo.
   *[other] Se han eliminado { $n } reescrituras. Puede deshacerlo.
}
rewrites-told-kept = { $n ->
    [one] Se ha conservado { $n } reescritura tal como se escribió. Puede deshacerlo.
   *[other] Se han conservado { $n } reescrituras tal como se escribieron. Puede deshacerlo.
}
rewrites-told-n-corrected = { $n ->
    [one] Se ha corregido { $n } reescritura. Puede deshacerlo.
   *[other] Se han corregido { $n } reescrituras. Puede deshacerlo.
}
rewrites-told-corrected = La reescritura se ha corregido. Su texto original sigue guardado.
rewrites-told-known = «{ $word }» se ha añadido a las palabras conocidas de este idioma: { $language }.

## Misspelt words

# The same for an administrator of the server
rewrites-no-dictionary-administrator = La ortografía se comprueba con diccionarios de Hunspell. Ponga un archivo .dic y su archivo .aff en la carpeta de modelos de este servidor. Después indique en la configuración el diccionario de un idioma.
rewrites-no-dictionary = La ortografía se comprueba con diccionarios de Hunspell. Pida a la administración de este servidor que ponga un archivo .dic y su archivo .aff en la carpeta de modelos. Después indique en la configuración el diccionario de un idioma.
rewrites-open-settings = Abrir configuración
rewrites-unnamed-dictionaries = La configuración no indica ningún diccionario ortográfico para { $languages }.
rewrites-misspelt = Palabras mal escritas
rewrites-misspelt-lead = Palabras que no están en el diccionario. Una corrección sustituye a la reescritura en los lotes nuevos y las métricas.
rewrites-misspelt-note = No se comprueban las palabras del texto fuente, las palabras con dígitos, las palabras en mayúsculas, las direcciones ni las palabras conocidas. El texto original de una reescritura corregida sigue guardado.
rewrites-none-misspelt = Ninguna reescritura comprobada tiene palabras que no estén en el diccionario.
rewrites-original = Texto original: { $text }
rewrites-card-own = { $place }. Su propia reescritura
rewrites-card-by = { $place }. Reescritura de { $worker }
rewrites-card-imported = { $place }. Reescritura importada
rewrites-edit-text = Editar texto
rewrites-save-text = Guardar texto
rewrites-no-suggestions = sin sugerencias
rewrites-spelling = Ortografía correcta
rewrites-correct-word = Corregir palabra
rewrites-other-spelling = Otra ortografía
rewrites-know-word = Añadir a las palabras conocidas

## Analysis: edit types (XFORMAL, Table 4)

rewrites-edits = Tipos de edición
rewrites-edits-lead = La proporción de reescrituras que muestran cada tipo de edición. Una reescritura puede mostrar varios.
rewrites-edits-released = Tipos de edición según el código publicado
rewrites-edits-method = Los tipos de edición se definen como en el artículo (XFORMAL, tabla 4). El código publicado con el artículo usa reglas distintas para algunos. En las mayúsculas, el artículo cuenta las palabras que perdieron sus mayúsculas; el código cuenta las que ganaron una mayúscula.
rewrites-edit-type = Tipo de edición
rewrites-edit-capitalization = Mayúsculas
rewrites-edit-lowercase = Minúsculas
rewrites-edit-punctuation = Puntuación
rewrites-edit-spelling = Ortografía
rewrites-edit-normalization = Normalización
rewrites-edit-split = Oraciones divididas
rewrites-edit-paraphrase = Paráfrasis
rewrites-edit-repetition = Repetición
rewrites-edit-unchanged = Sin cambios
rewrites-percent = { $number } %

## Analysis: difference and diversity (XFORMAL, Table 5)

rewrites-diversity = Diferencia y diversidad
rewrites-diversity-lead = En qué medida difieren las reescrituras de sus textos fuente y cuánto se parecen las reescrituras de un mismo texto fuente.
rewrites-characters-changed = Caracteres cambiados
rewrites-led-method = LeD (diferencia léxica) es la proporción de tokens (palabras y signos de puntuación) que un texto fuente y su reescritura no tienen en común.
rewrites-self-bleu-method = self-BLEU compara cada reescritura con las demás reescrituras de su texto fuente. Usa solo textos fuente con dos o más reescrituras. Es 100 si todas las reescrituras de un texto fuente son iguales; un valor más alto significa menos diversidad.
rewrites-signature = Firma de self-BLEU:
rewrites-no-self-bleu = n/d: ningún texto fuente tiene dos reescrituras que comparar
rewrites-undefined = n/d: { $reason }

## Analysis: edit distance

rewrites-distance = Distancia de edición
rewrites-distance-lead = Caracteres añadidos, eliminados o sustituidos para convertir un texto fuente en su reescritura (distancia de Levenshtein).
rewrites-distance-caption = { $n ->
    [one] { $language }: { $mean } caracteres cambiados en { $n } reescritura.
   *[other] { $language }: { $mean } caracteres cambiados en promedio en { $n } reescrituras.
}
rewrites-distance-table = Distancia de edición en { $language }

## Analysis: style shift

rewrites-style-shift = Cambio de estilo
rewrites-style-lead = Una puntuación de estilo superior a 0 indica el estilo de las reescrituras; una inferior a 0, el de los textos fuente.
rewrites-style-method-score = La puntuación de estilo de un texto es el logaritmo de la razón de probabilidades (odds) del estilo. Si la configuración indica un modelo de estilo para el idioma, las odds proceden de ese modelo.
rewrites-style-method-classifier = Si no, las odds son las de ser una reescritura, por regresión logística sobre palabras. Los textos fuente con sus reescrituras se dividen en cinco partes. Cada parte se puntúa con un modelo entrenado con las otras cuatro, y se restan las log odds de los textos de entrenamiento.
rewrites-style-method-shift = El cambio es la puntuación de una reescritura menos la de su texto fuente, como media ± desviación estándar. Un asterisco indica p < 0,05 en una prueba t para datos pareados entre los textos fuente y las medias de sus reescrituras. Con menos de 6 textos fuente no hay asterisco.
rewrites-style-caption = { $language }: el cambio de estilo de los textos fuente a las reescrituras es { $shift }. La puntuación media es { $rewrites } en las reescrituras y { $sources } en los textos fuente.
rewrites-style-model = Modelo de estilo: { $model }.
rewrites-style-undefined = { $language }: no hay puntuación de estilo ({ $reason }).
rewrites-style-table = Puntuaciones de estilo en { $language }
rewrites-style-score = Puntuación de estilo
rewrites-shift-of-range = Cambio de las reescrituras de estos textos fuente
rewrites-no-source = n/d: ningún texto fuente
rewrites-range = de { $from } a { $to }
rewrites-range-below = menos de { $to }
rewrites-range-above = { $from } o más
