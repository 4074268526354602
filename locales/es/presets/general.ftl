### Presets that follow no paper.

## blank

preset-blank-title = Nueva tarea
preset-blank-instructions = Lea el texto y responda a la pregunta.
preset-blank-answer-prompt = ¿Es aceptable este texto?
preset-blank-answer-option-yes = Sí
preset-blank-answer-option-no = No

## comparison

preset-comparison-title = Comparar dos reescrituras
preset-comparison-instructions =
    Lea el original y las dos reescrituras, **A** y **B**. Responda a cada una de las tres preguntas por separado: un texto puede ser mejor en un aspecto y peor en otro.

    - **Estilo**: ¿cuál es más formal?
    - **Significado**: ¿cuál dice con más exactitud lo que dice el original?
    - **Fluidez**: ¿cuál se lee mejor y tiene menos errores?

    Si no ve ninguna diferencia, dígalo. El orden de los textos es aleatorio.
preset-comparison-style-prompt = ¿Cuál es más formal?
preset-comparison-semantics-prompt = ¿Cuál se acerca más al significado del original?
preset-comparison-fluency-prompt = ¿Cuál se lee mejor?

## pilot

preset-pilot-title = Piloto: reescribir en un estilo formal
preset-pilot-instructions =
    Este es un primer conjunto pequeño de oraciones. Reescríbalas **en un estilo formal sin cambiar su significado**, con el mismo cuidado que pondrá más adelante.

    Un hablante nativo leerá sus oraciones y decidirá si puede continuar. Usted podrá leer los motivos. No se aceptan las reescrituras que cambian demasiado poco ni las que cambian el significado. Como todo el trabajo, este piloto se paga si se aprueba.

    Oración informal: *tu casa está geniaaal, quiero una igualita!!*

    - **Bien**: «Su vivienda es muy agradable; me gustaría tener una semejante». El estilo es formal y no se añade nada.
    - **Evite**: «Tu casa está genial, ¡quiero una igualita!». Las palabras informales siguen ahí.
    - **Evite**: «Su edificio es antiguo y tengo la intención de comprarlo». Esto ya no es lo que dice la oración.
preset-pilot-rewrite-prompt = Escriba esta oración en un estilo formal.
