### The way in: terms, place, test; and why a task is closed.

read-before = Lea esto antes de empezar. Puede retirarse del estudio en cualquier momento.
have-agreed = Ha aceptado
agree = He leído esto y acepto participar.
agree-and-go-on = Aceptar y continuar
terms-unwritten = Usted escribe y valora textos cortos para una investigación. Sus respuestas se guardan con un seudónimo y pueden publicarse con él. Su nombre y su correo electrónico no se publican.
consent-counts-typing = Mientras escribe un texto, la página cuenta las letras que usted teclea y pega, y compara las pausas entre una letra y otra. Esto ayuda a ver si el texto lo escribió una persona.
consent-compares-devices = El estudio comprueba si varios participantes usan el mismo dispositivo o la misma red. Para ello, su navegador guarda un número aleatorio en una cookie durante 180 días como máximo. El número y su dirección de red se guardan como códigos que solo se comparan dentro de este estudio, hasta que se borren sus datos personales.
where-are-you = ¿Dónde está usted?
please-choose = Elija
country-now = El país en el que está ahora
country-compared = Su respuesta se compara con el país de su conexión, si se conoce. Si son distintos, lo comprueba una persona.
answer = Responder
confirm-country = Ha elegido { $country }. ¿Está allí ahora?
confirm-country-means = Con esta respuesta quizá no pueda participar. Revísela antes de enviarla.
confirm-country-yes = Sí, estoy allí
confirm-country-change = Elegir otro país
correct-country = Elegí un país equivocado
correct-country-means = Puede corregir su respuesta una vez. Después la revisa una persona.
correct-country-send = Enviar la corrección
may-go-on = Puede continuar
person-will-look = Una persona lo revisará
not-open-to-you = Este estudio no está abierto para usted
back-to-study = Volver al estudio
rule-all-countries = La regla: este estudio admite a participantes de todos los países.
rule-countries = La regla: este estudio admite a participantes que estén en uno de estos países: { $names }.
open-to-countries = Puede participar si está en uno de estos países: { $names }.
to-consent = Ir al formulario de consentimiento
to-country = Ir a la pregunta sobre su país
to-test = Ir a la prueba
to-tasks = Ir a mis tareas
questions-to = ¿Tiene preguntas? Escriba a { $contact }.
passed = Superada
not-passed = No superada
test-result = Resultado de la prueba
points-of = { $points } de 100 puntos; se necesitaban { $needed }. Intento { $attempt }.
no-attempt-left = No le quedan intentos, por lo que no podrá hacer las tareas que exigen esta prueba. Gracias por intentarlo.
test-of = Prueba: formalidad en { $language }
test-closed = La prueba no está abierta para usted ahora
latest-gave = Obtuvo { $points } de 100 puntos en su último intento.
another-attempt = Otro intento
still-left = Intentos restantes: { $left }.
test-about = { $n ->
    [one] { $n } oración
   *[other] { $n } oraciones
}, aproximadamente { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}. Una respuesta es correcta si se diferencia de la respuesta de especialistas como máximo en { $tolerance ->
    [one] { $tolerance } punto
   *[other] { $tolerance } puntos
}. Necesita { $needed } de 100 puntos. Intentos en total: { $attempts }.
test-in = Prueba de cualificación ({ $language })
test-about-texts = { $n ->
    [one] { $n } texto
   *[other] { $n } textos
}, unos { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
}. Necesita { $needed } de 100 puntos. Intentos en total: { $attempts }.
hand-in = Enviar la prueba

## The test itself, unless a study has instructions of its own

test-instructions =
    Leerá ocho oraciones. Diga cuál es el grado de formalidad de cada una, de **-3** (muy informal) a **3** (muy formal).

    No es necesario acertar el valor exacto. Confíe en su intuición como hablante y valore la forma, no el tema.
test-question = ¿Cuál es el grado de formalidad de esta oración?
test-point-minus-3 = Muy informal
test-point-minus-2 = Informal
test-point-minus-1 = Algo informal
test-point-0 = Neutra
test-point-1 = Algo formal
test-point-2 = Formal
test-point-3 = Muy formal
agreed-on = Usted dio su consentimiento el { $date }.
attempts-are-left = Intentos restantes: { $left }.
