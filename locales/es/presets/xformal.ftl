### Presets of XFORMAL (Briakou et al. 2021).

## xformal/edit-types

preset-xformal-edit-types-title = Qué se cambió en una reescritura
preset-xformal-edit-types-instructions =
    Compare la reescritura con el original y marque **todos** los tipos de cambio que vea. A una misma palabra pueden corresponderle varios.

    - **Mayúsculas**: *bogotá* > *Bogotá*, *NI HABLAR* > *Ni hablar*.
    - **Puntuación**: añadida, eliminada o sustituida.
    - **Paráfrasis**: algo se dice con otras palabras.
    - **Muletillas eliminadas**: *o sea*, *bueno*, *pues*.
    - **Elementos omitidos repuestos**: aparece una palabra que faltaba: *¿Todo bien?* > *¿Está todo bien?*
    - **Contexto añadido**: algo que el original solo da a entender.
    - **Contracciones**: *pa'l* > *para el*.
    - **Ortografía**: se corrige una palabra mal escrita.
    - **Abreviaturas y escritura de chat**: *xq* > *porque*.
    - **Jerga y modismos**: *costar un ojo de la cara* > *ser muy caro*.
    - **Cortesía**: *por favor*, *podría*, el trato de usted.
    - **Oraciones divididas**: una oración se ha convertido en varias.
    - **Pronombres relativos**: *el libro que te hablé* > *el libro del que te hablé*.

    Lo que falte aquí, escríbalo junto a **Otro**. Si no se cambió nada, marque solo **No se cambió nada**.
preset-xformal-edit-types-edit-types-prompt = ¿Qué se cambió?
preset-xformal-edit-types-edit-types-option-capitalization = Mayúsculas
preset-xformal-edit-types-edit-types-option-punctuation = Puntuación
preset-xformal-edit-types-edit-types-option-paraphrase = Paráfrasis
preset-xformal-edit-types-edit-types-option-delete-fillers = Muletillas eliminadas
preset-xformal-edit-types-edit-types-option-completion = Elementos omitidos repuestos
preset-xformal-edit-types-edit-types-option-add-context = Contexto añadido
preset-xformal-edit-types-edit-types-option-contractions = Contracciones
preset-xformal-edit-types-edit-types-option-spelling = Ortografía
preset-xformal-edit-types-edit-types-option-normalization = Abreviaturas y escritura de chat
preset-xformal-edit-types-edit-types-option-slang-idioms = Jerga y modismos
preset-xformal-edit-types-edit-types-option-politeness = Cortesía
preset-xformal-edit-types-edit-types-option-split-sentences = Oraciones divididas
preset-xformal-edit-types-edit-types-option-relativizers = Pronombres relativos
preset-xformal-edit-types-edit-types-option-unchanged = No se cambió nada

## xformal/fluency

preset-xformal-fluency-title = Valorar la fluidez
preset-xformal-fluency-instructions =
    Lea el texto y diga si se lee como un español natural y correcto, de **1** a **5**.

    - **5 Perfecto**: se lee sin vacilar y no tiene errores.
    - **4 Comprensible**: tiene algunos errores o giros poco naturales, pero el sentido está claro.
    - **3 Comprensible en parte**: se entiende una parte, o hay que leerlo otra vez.
    - **2 Incomprensible**: las palabras son del español, pero juntas no tienen sentido.
    - **1 No se puede valorar**: el texto está vacío o en otro idioma.

    Un texto informal puede ser perfectamente fluido.
preset-xformal-fluency-fluency-prompt = ¿Cuál es la fluidez de este texto?
preset-xformal-fluency-fluency-point-1 = No se puede valorar
preset-xformal-fluency-fluency-point-1-example-1 = ##  8 ,, http
preset-xformal-fluency-fluency-point-2 = Incomprensible
preset-xformal-fluency-fluency-point-2-example-1 = La ventana va el martes debajo.
preset-xformal-fluency-fluency-point-3 = Comprensible en parte
preset-xformal-fluency-fluency-point-3-example-1 = Dijo el tren que era ayer que él no viene.
preset-xformal-fluency-fluency-point-4 = Comprensible
preset-xformal-fluency-fluency-point-4-example-1 = no se donde el a dejado los llaves
preset-xformal-fluency-fluency-point-5 = Perfecto
preset-xformal-fluency-fluency-point-5-example-1 = No sé dónde ha dejado las llaves.

## xformal/formality

preset-xformal-formality-title = Valorar la formalidad
preset-xformal-formality-instructions =
    Lea el texto y diga cuál es su grado de formalidad, de **-3** a **3**.

    - Valore la manera de decirlo: elección de palabras, giros, cortesía, abreviaturas, puntuación.
    - No tenga en cuenta el tema ni si está de acuerdo con lo que se dice.
    - Una oración puede contener un error y ser formal; puede no tener errores y ser informal.
preset-xformal-formality-formality-prompt = ¿Cuál es el grado de formalidad de este texto?
preset-xformal-formality-formality-point-minus-3 = Muy informal
preset-xformal-formality-formality-point-minus-3-example-1 = noooo dnd está mi tel no puedo mas jajaja
preset-xformal-formality-formality-point-minus-2 = Informal
preset-xformal-formality-formality-point-minus-2-example-1 = Oye, ¿tú has visto la hora que es o qué?
preset-xformal-formality-formality-point-minus-1 = Algo informal
preset-xformal-formality-formality-point-minus-1-example-1 = De verdad que es una pena que no puedas venir con nosotros.
preset-xformal-formality-formality-point-0 = Neutro
preset-xformal-formality-formality-point-0-example-1 = La tienda cierra a las seis.
preset-xformal-formality-formality-point-1 = Algo formal
preset-xformal-formality-formality-point-1-example-1 = Los visitantes pueden dejar sus abrigos en la entrada.
preset-xformal-formality-formality-point-2 = Formal
preset-xformal-formality-formality-point-2-example-1 = Le rogamos que confirme su asistencia.
preset-xformal-formality-formality-point-3 = Muy formal
preset-xformal-formality-formality-point-3-example-1 = Reciba usted el testimonio de nuestra más distinguida consideración.

## xformal/meaning

preset-xformal-meaning-title = Valorar si se conserva el significado
preset-xformal-meaning-instructions =
    Compare los dos textos y diga si significan lo mismo, de **1** a **6**.

    - No tenga en cuenta el estilo ni los errores, salvo que impidan entender el texto.
    - La información añadida, perdida o cambiada baja la valoración.
    - Un texto formal y uno informal pueden ser completamente equivalentes.
preset-xformal-meaning-meaning-prompt = ¿Significan lo mismo los dos textos?
preset-xformal-meaning-meaning-point-1 = Completamente distintos
preset-xformal-meaning-meaning-point-1-example-1-source = mi hermana vendió su auto la semana pasada, ahora va en autobús
preset-xformal-meaning-meaning-point-1-example-1-output = Esta noche preferiría cenar en casa.
preset-xformal-meaning-meaning-point-2 = No equivalentes, pero sobre el mismo tema
preset-xformal-meaning-meaning-point-2-example-1-source = mi hermana vendió su auto la semana pasada, ahora va en autobús
preset-xformal-meaning-meaning-point-2-example-1-output = El autobús es más barato que el auto.
preset-xformal-meaning-meaning-point-3 = No equivalentes, pero con algunos detalles en común
preset-xformal-meaning-meaning-point-3-example-1-source = mi hermana vendió su auto la semana pasada, ahora va en autobús
preset-xformal-meaning-meaning-point-3-example-1-output = Mi hermana compró un auto la semana pasada.
preset-xformal-meaning-meaning-point-4 = Aproximadamente equivalentes
preset-xformal-meaning-meaning-point-4-example-1-source = mi hermana vendió su auto la semana pasada, ahora va en autobús
preset-xformal-meaning-meaning-point-4-example-1-output = Mi hermana vendió su auto y usa el transporte público.
preset-xformal-meaning-meaning-point-5 = Equivalentes en su mayor parte
preset-xformal-meaning-meaning-point-5-example-1-source = mi hermana vendió su auto la semana pasada, ahora va en autobús
preset-xformal-meaning-meaning-point-5-example-1-output = Mi hermana vendió su auto hace poco y ahora toma el autobús.
preset-xformal-meaning-meaning-point-6 = Completamente equivalentes
preset-xformal-meaning-meaning-point-6-example-1-source = mi hermana vendió su auto la semana pasada, ahora va en autobús
preset-xformal-meaning-meaning-point-6-example-1-output = La semana pasada mi hermana vendió su auto; ahora se desplaza en autobús.

## xformal/quality

preset-xformal-quality-title = Valorar la calidad de una reescritura
preset-xformal-quality-instructions =
    Compare la reescritura con el original y valórela en conjunto.

    - **Excelente**: es formal, se lee bien y dice lo que dice el original.
    - **Aceptable**: tiene pequeñas debilidades de estilo, de lengua o de significado que se arreglarían con una corrección rápida.
    - **Deficiente**: apenas es más formal, cuesta entenderla o dice otra cosa.
preset-xformal-quality-quality-prompt = ¿Cuál es la calidad de esta reescritura?
preset-xformal-quality-quality-option-excellent = Excelente
preset-xformal-quality-quality-option-acceptable = Aceptable
preset-xformal-quality-quality-option-poor = Deficiente

## xformal/ranking

preset-xformal-ranking-title = Clasificar reescrituras
preset-xformal-ranking-instructions =
    Verá una oración informal, una reescritura hecha por una persona y, después, varias reescrituras para comparar. Ordene estas últimas de la **mejor** (puesto 1) a la **peor**.

    - La mejor es la más **formal** de las que se leen bien y conservan el significado.
    - Un texto que cambia el significado o no se entiende va detrás de los demás, aunque sea formal.
    - Dos textos igual de buenos pueden compartir un puesto.

    La reescritura humana sirve para comparar y no se clasifica. El orden en que aparecen los textos es aleatorio.
preset-xformal-ranking-ranking-prompt = Ordene estas reescrituras de la mejor a la peor.

## xformal/rewrite

preset-xformal-rewrite-title = Reescribir en un estilo formal
preset-xformal-rewrite-instructions =
    Lea la oración informal y escriba después una oración **formal** en español que diga **lo mismo**.

    - Trate cada oración por separado.
    - Use solo lo que hay en la oración: no añada ni omita nada.
    - Corregir la puntuación, las mayúsculas o las abreviaturas no basta: cambie también las palabras y los giros informales.
    - Escriba como si se dirigiera a una persona a la que no conoce y a la que respeta.

    Oración informal: *mi hermano no tiene ni idea de compus, es un desastre total.....*

    - **Bien**: «Mi hermano no sabe nada de informática, lo cual resulta sumamente lamentable». El estilo es formal y se conserva el significado.
    - **Evite**: «Mi hermano no tiene ni idea de compus. Es un desastre total». Solo cambiaron la ortografía y la puntuación: la oración sigue siendo informal.
    - **Evite**: «Mi hermano es poco inteligente y ha vendido su equipo informático». El estilo es formal, pero el significado ha cambiado.
preset-xformal-rewrite-rewrite-prompt = Escriba esta oración en un estilo formal.
