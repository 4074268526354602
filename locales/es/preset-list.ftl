### The presets from which a task can start, as the page of tasks lists them. “Anchors” are the labels of the points of a scale: the text says where they come from.

# Heading of the presets that follow no paper
preset-group-general = General

## XFORMAL (Briakou et al. 2021)

preset-about-xformal-rewrite = Los participantes reescriben cada texto fuente en otro estilo.
preset-about-xformal-formality = El grado de formalidad de un texto, de −3 a 3. Anclas: Lahiri (2015), como en XFORMAL.
preset-about-xformal-fluency = La fluidez de un texto, de 1 a 5. Anclas: Heilman et al. (2014), como en XFORMAL; «Other» (1) se explica.
preset-about-xformal-meaning = Si el texto fuente y la reescritura significan lo mismo, de 1 a 6. Anclas: Agirre et al. (2016), como en XFORMAL.
preset-about-xformal-ranking = Clasificar varias reescrituras de un texto fuente, que se muestran con él y con una reescritura humana.
preset-about-xformal-quality = Si una reescritura es excelente, aceptable o deficiente. Anclas: XFORMAL, apéndice H.
preset-about-xformal-edit-types = Qué se cambió en una reescritura: trece tipos de edición y un campo para otros.

## Mir et al. 2019

preset-about-mir-intensity-absolute = El grado de formalidad de un texto, de 1 a 5. Anclas: propias; el artículo no indica ninguna.
preset-about-mir-intensity-relative = La diferencia entre dos estilos, de 1 a 5. Anclas: 1 y 5 son del artículo; las demás, propias.
preset-about-mir-content-unmasked = Cuánto contenido se conserva, de 1 a 5. Anclas: propias; el artículo no indica ninguna.
preset-about-mir-content-masked = Lo mismo, con las palabras de estilo ocultas en ambos textos. Anclas: propias; el artículo no indica ninguna.
preset-about-mir-naturalness-absolute = La naturalidad de un texto, de 1 a 5. Anclas: propias; el artículo no indica ninguna.
# COPY is the name of a built-in system, whose outputs are the sources
preset-about-mir-naturalness-relative = Cuál de dos textos es más natural; los participantes deben elegir uno. Las salidas de COPY son los textos originales.

## Pang and Gimpel 2019

preset-about-pang-style-binary = Si un texto es formal o informal; los participantes deben elegir.
preset-about-pang-similarity = La semejanza de dos significados, de 1 a 4, con ejemplos. Anclas: las del artículo, con la 2 abreviada.
preset-about-pang-fluency = La fluidez de un texto, de 1 a 4, con ejemplos. Anclas: las del artículo, con la 2 abreviada.
preset-about-pang-ab-style = Cuál de dos reescrituras tiene mejor estilo, o ninguna de las dos.
preset-about-pang-ab-semantics = Cuál de dos reescrituras conserva mejor el significado, o ninguna de las dos.
preset-about-pang-ab-fluency = Cuál de dos reescrituras es más fluida, o ninguna de las dos.
preset-about-pang-preference = Cuál de dos reescrituras es mejor en conjunto; los participantes deben elegir una.

## CoCoA-MT (Nadejde et al. 2022)

preset-about-cocoa-translate-and-tag = Traducir desde cero de manera formal y resaltar las palabras que expresan la formalidad.
preset-about-cocoa-second-level = Convertir una traducción formal en informal y resaltar las palabras que expresan la formalidad.
preset-about-cocoa-gender-variant = Editar una traducción para el otro género.
preset-about-cocoa-tag = Resaltar las palabras de un texto que expresan la formalidad.
preset-about-cocoa-formality-label = Si un texto es formal, informal, neutro u otra cosa.
preset-about-cocoa-quality = La calidad de una traducción, de 1 a 6. Anclas: 1 y 6 son del artículo; las demás, propias.
preset-about-cocoa-matches-level = Si un texto tiene la formalidad pedida, sí o no.

## General

preset-about-pilot = Unas pocas reescrituras que revisa un hablante nativo antes de que el participante pueda continuar.
preset-about-comparison = Cuál de dos reescrituras es mejor en estilo, en significado y en fluidez, o ninguna de las dos.
preset-about-blank = Un texto fuente y una pregunta con dos respuestas. Todo lo demás lo escribe usted.
preset-from-scratch = Creada desde cero
