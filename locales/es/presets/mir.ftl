### Presets of Mir et al. 2019.

## mir/content-masked

preset-mir-content-masked-title = Valorar cuánto contenido se conserva, sin las palabras de estilo
preset-mir-content-masked-instructions =
    Compare los dos textos y diga cuánto del **contenido** del primero está en el segundo, de **1** a **5**.

    - No tenga en cuenta el estilo: un texto formal y uno informal pueden tener el mismo contenido.
    - Lo que se ha añadido, perdido o cambiado baja la valoración.

    Las palabras de estilo están ocultas en los dos textos: **[…]** sustituye a cada una. Valore por las palabras que puede ver y no adivine las demás.

    Ejemplos, para *[…] perro es […] […] dónde lo […]*:

    - *[…] perro es […]. ¿Dónde lo […]?* : **5**.
    - *[…] perro es […].* : **3**, falta la pregunta.
    - *[…] comprar un gato.* : **1**.
preset-mir-content-masked-content-prompt = ¿Cuánto contenido se conserva?
preset-mir-content-masked-content-point-1 = Nada
preset-mir-content-masked-content-point-2 = Poco
preset-mir-content-masked-content-point-3 = Cerca de la mitad
preset-mir-content-masked-content-point-4 = La mayor parte
preset-mir-content-masked-content-point-5 = Todo

## mir/content-unmasked

preset-mir-content-unmasked-title = Valorar cuánto contenido se conserva
preset-mir-content-unmasked-instructions =
    Compare los dos textos y diga cuánto del **contenido** del primero está en el segundo, de **1** a **5**.

    - No tenga en cuenta el estilo: un texto formal y uno informal pueden tener el mismo contenido.
    - Lo que se ha añadido, perdido o cambiado baja la valoración.

    Ejemplos, para *tu perro es lindísimo jaja dónde lo sacaste*:

    - *Su perro es encantador. ¿Dónde lo consiguió?* : **5**.
    - *Su perro es encantador.* : **3**, falta la pregunta.
    - *Quisiera comprar un gato.* : **1**.
preset-mir-content-unmasked-content-prompt = ¿Cuánto contenido se conserva?
preset-mir-content-unmasked-content-point-1 = Nada
preset-mir-content-unmasked-content-point-2 = Poco
preset-mir-content-unmasked-content-point-3 = Cerca de la mitad
preset-mir-content-unmasked-content-point-4 = La mayor parte
preset-mir-content-unmasked-content-point-5 = Todo

## mir/intensity-absolute

preset-mir-intensity-absolute-title = Valorar el grado de formalidad de un texto, de 1 a 5
preset-mir-intensity-absolute-instructions =
    Lea el texto y diga en qué grado tiene el estilo **formal**, de **1** a **5**.

    - Valore cómo está dicho: palabras, giros, cortesía, abreviaturas, puntuación.
    - No tenga en cuenta el tema ni si el texto tiene sentido.

    Ejemplos:

    - *llego tarde xd* : **1**, no tiene nada de formal.
    - *Voy a llegar tarde, lo siento.* : **3**, ni lo uno ni lo otro.
    - *Lamento informarle de que llegaré con retraso.* : **5**, formal de principio a fin.
preset-mir-intensity-absolute-intensity-prompt = ¿Hasta qué punto es formal este texto?
preset-mir-intensity-absolute-intensity-point-1 = Nada
preset-mir-intensity-absolute-intensity-point-2 = Un poco
preset-mir-intensity-absolute-intensity-point-3 = Moderadamente
preset-mir-intensity-absolute-intensity-point-4 = En gran medida
preset-mir-intensity-absolute-intensity-point-5 = Totalmente

## mir/intensity-relative

preset-mir-intensity-relative-title = Valorar la diferencia entre dos estilos
preset-mir-intensity-relative-instructions =
    Lea los dos textos y diga en qué grado son distintos sus **estilos**, de **1** a **5**.

    - Compare su grado de formalidad, no lo que dicen: dos textos sobre cosas diferentes pueden tener el mismo estilo.
    - No importa cuál de los dos es el más formal.

    Ejemplos:

    - *llego tarde xd* y *no llego a las 8 jajaja* : **1**, los dos tienen estilo de chat.
    - *llego tarde xd* y *Voy a llegar tarde, lo siento.* : **3**.
    - *llego tarde xd* y *Lamento informarle de que llegaré con retraso.* : **5**.
preset-mir-intensity-relative-difference-prompt = ¿En qué grado son distintos los estilos de los dos textos?
preset-mir-intensity-relative-difference-point-1 = Idénticos
preset-mir-intensity-relative-difference-point-2 = Ligeramente distintos
preset-mir-intensity-relative-difference-point-3 = Moderadamente distintos
preset-mir-intensity-relative-difference-point-4 = Muy distintos
preset-mir-intensity-relative-difference-point-5 = Totalmente distintos

## mir/naturalness-absolute

preset-mir-naturalness-absolute-title = Valorar la naturalidad de un texto
preset-mir-naturalness-absolute-instructions =
    Lea el texto y diga qué probabilidad hay de que lo haya escrito una persona que creció con el idioma, de **1** a **5**.

    - Valore cómo se lee, no lo que dice ni su grado de formalidad.
    - Una persona puede cometer un error; un texto sin errores puede ser algo que nadie escribiría.

    Ejemplos:

    - *ayer fuimos ahi y a estado buenisimo* : **4**, descuidado, pero alguien puede escribir así.
    - *El era lugar genial de nosotros ir genial.* : **1**, nadie lo haría.
preset-mir-naturalness-absolute-naturalness-prompt = ¿Hasta qué punto es natural este texto?
preset-mir-naturalness-absolute-naturalness-point-1 = Nada
preset-mir-naturalness-absolute-naturalness-point-2 = Apenas
preset-mir-naturalness-absolute-naturalness-point-3 = Moderadamente
preset-mir-naturalness-absolute-naturalness-point-4 = En gran medida
preset-mir-naturalness-absolute-naturalness-point-5 = Totalmente

## mir/naturalness-relative

preset-mir-naturalness-relative-title = ¿Qué texto es más natural?
preset-mir-naturalness-relative-instructions =
    Lea los dos textos y elija el que más probablemente haya escrito un hablante nativo.

    - Valore cómo se lee, no lo que dice ni su grado de formalidad.
    - Debe elegir uno, aunque la diferencia sea pequeña. El orden de los textos es aleatorio.
preset-mir-naturalness-relative-naturalness-prompt = ¿Qué texto es más natural?
