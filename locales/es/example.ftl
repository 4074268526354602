### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

example-title-xformal = Reescrituras formales en cuatro idiomas (ejemplo)
example-title-cocoa = Dos niveles de formalidad, marcados (ejemplo)
example-title-mir = Estilo, contenido y naturalidad (ejemplo)
example-title-pang = Salidas comparadas por pares (ejemplo)

example-about-xformal = Este estudio trata de cómo las personas reescriben una oración informal en un estilo formal y de cómo valoran esos textos.
example-about-cocoa = Este estudio trata de cómo un texto puede escribirse de manera formal e informal y de qué palabras marcan la diferencia.
example-about-mir = Este estudio trata de cómo las personas valoran oraciones reescritas: su estilo, su contenido y su naturalidad.
example-about-pang = Este estudio trata de cuál de dos oraciones reescritas prefieren las personas: por su estilo, su significado y su fluidez.
example-task-xformal = reescribir o valorar oraciones cortas en su navegador.
example-task-cocoa = escribir textos cortos en versión formal e informal, resaltar las palabras que marcan la diferencia o valorar esos textos, en su navegador.
example-task-mir = valorar textos cortos o comparar dos de ellos, en su navegador.
example-task-pang = comparar textos cortos por pares o valorarlos uno por uno, en su navegador.

example-consent =
    { $about }

    - **Qué hará usted**: { $task }
    - **Pago**: verá el importe de cada tarea antes de aceptarla. El trabajo aprobado se paga, y puede consultar en cualquier momento cuánto ha ganado.
    - **Datos que se guardan**: su nombre y su correo electrónico, el país que declara y el país de su conexión, sus respuestas, sus mensajes y el tiempo que ha dedicado. Los resultados se publican con un seudónimo.
    - **Sus derechos**: puede descargar sus datos desde la página de su cuenta. Puede pedir al equipo de investigación que borre su cuenta y sus datos personales; los pagos se conservan con el seudónimo.

    Algunas oraciones son informales y pueden contener palabras groseras.
