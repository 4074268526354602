### Presets of Pang and Gimpel 2019.

## pang/ab-fluency

preset-pang-ab-fluency-title = Comparar la fluidez de dos reescrituras
preset-pang-ab-fluency-instructions =
    Lea el original y las dos reescrituras, **A** y **B**.

    - Valore **solo la fluidez**: es mejor la que se lee mejor y tiene menos errores, diga lo que diga.
    - Si no ve ninguna diferencia, dígalo. El orden de los textos es aleatorio.
preset-pang-ab-fluency-fluency-prompt = ¿Cuál se lee mejor?

## pang/ab-semantics

preset-pang-ab-semantics-title = Comparar el significado de dos reescrituras
preset-pang-ab-semantics-instructions =
    Lea el original y las dos reescrituras, **A** y **B**.

    - Valore **solo el significado**: es mejor la que dice con más exactitud lo que dice el original, sea cual sea su estilo.
    - Si no ve ninguna diferencia, dígalo. El orden de los textos es aleatorio.
preset-pang-ab-semantics-semantics-prompt = ¿Cuál se acerca más al significado del original?

## pang/ab-style

preset-pang-ab-style-title = Comparar el estilo de dos reescrituras
preset-pang-ab-style-instructions =
    Lea el original y las dos reescrituras, **A** y **B**.

    - Valore **solo el estilo**: es mejor la más formal, aunque diga otra cosa o se lea mal.
    - Si no ve ninguna diferencia, dígalo. El orden de los textos es aleatorio.
preset-pang-ab-style-style-prompt = ¿Cuál es más formal?

## pang/fluency-1-4

preset-pang-fluency-1-4-title = Valorar la fluidez, de 1 a 4
preset-pang-fluency-1-4-instructions =
    Lea el texto y diga cuál es su fluidez, de **1** a **4**. Un texto informal puede ser perfectamente fluido.

    Lea los ejemplos de cada punto antes de empezar.
preset-pang-fluency-1-4-fluency-prompt = ¿Cuál es la fluidez de este texto?
preset-pang-fluency-1-4-fluency-point-1 = Extremadamente mala
preset-pang-fluency-1-4-fluency-point-1-example-1 = Amable sido tan tan tan.
preset-pang-fluency-1-4-fluency-point-1-example-2 = de minuto lo cada lo
preset-pang-fluency-1-4-fluency-point-1-example-3 = Pero el estaba limpio el.
preset-pang-fluency-1-4-fluency-point-1-example-4 = ana preguntar preguntar preguntar
preset-pang-fluency-1-4-fluency-point-1-example-5 = Música él la la antes.
preset-pang-fluency-1-4-fluency-point-2 = Deficiente, hay que mejorarla
preset-pang-fluency-1-4-fluency-point-2-example-1 = Nunca yo tratado tan amable había sido.
preset-pang-fluency-1-4-fluency-point-2-example-2 = nosotros cada minuto disfrutar de
preset-pang-fluency-1-4-fluency-point-2-example-3 = Habitación pequeña limpia pero.
preset-pang-fluency-1-4-fluency-point-2-example-4 = preguntar ana saber ella todo
preset-pang-fluency-1-4-fluency-point-2-example-5 = Él antes la música se fue empezar.
preset-pang-fluency-1-4-fluency-point-3 = Buena
preset-pang-fluency-1-4-fluency-point-3-example-1 = Nunca me habían tratado tan amable.
preset-pang-fluency-1-4-fluency-point-3-example-2 = disfrutamos cada minutos
preset-pang-fluency-1-4-fluency-point-3-example-3 = La habitación era pequeña, pero limpia lo era.
preset-pang-fluency-1-4-fluency-point-3-example-4 = pregunten por ana, ella está sabiendo todo
preset-pang-fluency-1-4-fluency-point-3-example-5 = Se fue antes que la música empezó.
preset-pang-fluency-1-4-fluency-point-4 = Muy buena
preset-pang-fluency-1-4-fluency-point-4-example-1 = Nunca me habían tratado con tanta amabilidad.
preset-pang-fluency-1-4-fluency-point-4-example-2 = disfrutamos cada minuto
preset-pang-fluency-1-4-fluency-point-4-example-3 = La habitación era pequeña, pero limpia.
preset-pang-fluency-1-4-fluency-point-4-example-4 = pregunten por ana, ella lo sabe todo
preset-pang-fluency-1-4-fluency-point-4-example-5 = Se fue antes de que empezara la música.

## pang/preference

preset-pang-preference-title = Elegir la mejor reescritura
preset-pang-preference-instructions =
    Lea el original y las dos reescrituras, **A** y **B**, y elija la mejor en conjunto: la que es formal, conserva el significado y se lee bien.

    Debe elegir una, aunque la diferencia sea pequeña. El orden de los textos es aleatorio.
preset-pang-preference-preference-prompt = ¿Qué reescritura es mejor?

## pang/similarity-1-4

preset-pang-similarity-1-4-title = Valorar la semejanza de los significados, de 1 a 4
preset-pang-similarity-1-4-instructions =
    Compare los dos textos y diga cuál es la semejanza de sus **significados**, de **1** a **4**. El estilo puede ser distinto: es lo que se busca.

    Lea los ejemplos de cada punto antes de empezar.
preset-pang-similarity-1-4-similarity-prompt = ¿Cuál es la semejanza de los significados?
preset-pang-similarity-1-4-similarity-point-1 = Extremadamente mala
preset-pang-similarity-1-4-similarity-point-1-example-1-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-1-example-1-output = La pizza de aquí es pésima.
preset-pang-similarity-1-4-similarity-point-1-example-2-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-1-example-2-output = El museo cierra los lunes.
preset-pang-similarity-1-4-similarity-point-1-example-3-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-1-example-3-output = Quisiera darle las gracias.
preset-pang-similarity-1-4-similarity-point-1-example-4-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-1-example-4-output = La es la de.
preset-pang-similarity-1-4-similarity-point-1-example-5-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-1-example-5-output = ¿Dónde se puede encontrar una farmacia?
preset-pang-similarity-1-4-similarity-point-2 = Deficiente, hay que mejorarla
preset-pang-similarity-1-4-similarity-point-2-example-1-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-2-example-1-output = La pizza de aquí es excelente.
preset-pang-similarity-1-4-similarity-point-2-example-2-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-2-example-2-output = El restaurante siempre está lleno.
preset-pang-similarity-1-4-similarity-point-2-example-3-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-2-example-3-output = La pizza de aquí es aceptable.
preset-pang-similarity-1-4-similarity-point-2-example-4-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-2-example-4-output = La comida es buena, pero el servicio es lento.
preset-pang-similarity-1-4-similarity-point-2-example-5-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-2-example-5-output = No conviene venir aquí con prisa.
preset-pang-similarity-1-4-similarity-point-3 = Buena
preset-pang-similarity-1-4-similarity-point-3-example-1-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-3-example-1-output = La pizza de aquí es excelente, pero a veces hay mucha gente.
preset-pang-similarity-1-4-similarity-point-3-example-2-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-3-example-2-output = La comida de aquí es excelente, pero siempre hay mucha gente.
preset-pang-similarity-1-4-similarity-point-3-example-3-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-3-example-3-output = La pizza es buena, pero el restaurante siempre está lleno.
preset-pang-similarity-1-4-similarity-point-3-example-4-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-3-example-4-output = La pizza de aquí es excelente y siempre hay mucha gente.
preset-pang-similarity-1-4-similarity-point-3-example-5-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-3-example-5-output = Su pizza es excelente, aunque hay que esperar.
preset-pang-similarity-1-4-similarity-point-4 = Muy buena
preset-pang-similarity-1-4-similarity-point-4-example-1-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-4-example-1-output = La pizza que se sirve aquí es excelente, aunque el restaurante siempre está lleno.
preset-pang-similarity-1-4-similarity-point-4-example-2-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-4-example-2-output = Aquí la pizza es extraordinaria, pero siempre hay mucha gente.
preset-pang-similarity-1-4-similarity-point-4-example-3-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-4-example-3-output = Aquí se come una pizza excelente, pero el local está constantemente lleno.
preset-pang-similarity-1-4-similarity-point-4-example-4-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-4-example-4-output = La pizza es magnífica; el restaurante, sin embargo, siempre está lleno.
preset-pang-similarity-1-4-similarity-point-4-example-5-source = la pizza de aquí está buenísima pero siempre está a reventar
preset-pang-similarity-1-4-similarity-point-4-example-5-output = Aunque siempre está lleno, este restaurante sirve una pizza excelente.

## pang/style-binary

preset-pang-style-binary-title = Formal o informal: elija uno
preset-pang-style-binary-instructions =
    Lea el texto y elija el estilo que tiene. Debe elegir uno, aunque dude.

    - Valore cómo está dicho, no de qué trata.

    Ejemplos:

    - **Formal**: *Le agradeceríamos que nos respondiera antes del viernes.* · *Los resultados no fueron los que habíamos previsto.* · *Adjuntamos los documentos solicitados.* · *Es de lamentar que no haya podido asistir.* · *¿Me permite pedirle que cierre la puerta?*
    - **Informal**: *contéstame antes del viernes ok?* · *nada q ver con lo q pensábamos* · *ya te mandé las cosas!!* · *qué pena q no pudo venir :(* · *cierra la puerta anda*
preset-pang-style-binary-style-prompt = ¿Qué estilo tiene este texto?
preset-pang-style-binary-style-option-formal = Formal
preset-pang-style-binary-style-option-informal = Informal
