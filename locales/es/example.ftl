### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

example-title-xformal = Reescrituras formales en cuatro idiomas (ejemplo)
example-title-cocoa = Dos niveles de formalidad, marcados (ejemplo)
example-title-mir = Estilo, contenido y naturalidad (ejemplo)
example-title-pang = Salidas comparadas por pares (ejemplo)

example-consent =
    Este estudio trata de cómo las personas reescriben una oración informal en un estilo formal y de cómo valoran esos textos.

    - **Qué hará usted**: reescribir o valorar oraciones cortas en su navegador.
    - **Pago**: verá el importe de cada tarea antes de aceptarla. El trabajo aprobado se paga, y puede consultar en cualquier momento cuánto ha ganado.
    - **Datos que se guardan**: su nombre y su correo electrónico, el país que declara y el país de su conexión, sus respuestas, sus mensajes y el tiempo que ha dedicado. Los resultados se publican con un seudónimo.
    - **Sus derechos**: puede descargar sus datos desde la página de su cuenta. Puede pedir al equipo de investigación que borre su cuenta y sus datos personales; los pagos se conservan con el seudónimo.

    Algunas oraciones son informales y pueden contener palabras groseras.
