### Refusals, and what a worker is told of tests, places and answers: stored and sent by name, put into words for their reader.

many-sign-in = Muchas personas están iniciando sesión en este momento. Espere unos segundos e inténtelo de nuevo.
give-name = Escriba un nombre de 100 caracteres como máximo.
give-email = Escriba un correo electrónico, por ejemplo nombre@example.org.
email-is-known = Ya existe una cuenta con este correo electrónico. Inicie sesión con ella.
cannot-join = No ha podido unirse con este correo electrónico y esta contraseña. Si tiene una cuenta aquí, use su contraseña. Si no, pregunte a la persona que le envió el enlace: quizá no admita más cuentas nuevas desde su conexión.
password-too-short = Su contraseña necesita al menos { $least } caracteres. Varias palabras sin relación entre sí son una buena opción.
password-too-long = Su contraseña puede tener como máximo { $most } caracteres.
password-is-email = Su contraseña debe ser distinta de su correo electrónico.
password-does-not-fit = Este correo electrónico y esta contraseña no coinciden. Revise los dos e inténtelo de nuevo.
choose-language = Elija uno de los idiomas de este estudio.
study-is-closed = Este estudio está cerrado. Ya nadie puede unirse a él.
link-has-expired = Este enlace ha expirado. Pida uno nuevo a la persona que se lo envió.
link-is-used-up = Este enlace ya no se puede usar. Pida uno nuevo a la persona que se lo envió.
must-agree = Solo puede participar si acepta. Marque la casilla si acepta, o retírese del estudio.
open-to-all = Abierto a todos los países.
open-in-and-said = Abierto a participantes de: { $names }. Usted indicó: { $said }.
connection-says = Usted indicó { $said }, pero su conexión indica { $seen }. Una persona lo revisará.
choose-country = Elija en la lista el país en el que está.
country-is-answered = Ya ha respondido a esta pregunta. Si la respuesta era incorrecta, corríjala en esta página.
contact-can-tell = Este estudio no está abierto ahora. Su persona de contacto puede decirle cuándo lo estará.
consent-before = Lea y acepte primero el formulario de consentimiento.
test-by-country = La prueba está abierta a participantes de los países de este estudio. { $message }
country-is-looked-at = Una persona todavía está comprobando su respuesta sobre su país. Podrá hacer la prueba cuando la acepte.
country-before = Responda primero a la pregunta sobre su país. Después podrá hacer la prueba.
test-was-changed = La prueba ha cambiado desde que la abrió. Recargue la página. No pierde ningún intento.
test-is-empty = La prueba todavía no tiene oraciones. Vuelva más tarde.
test-is-passed = Ha superado la prueba. No tiene que hacer nada más en esta página.
person-decided-test = Una persona ha decidido sobre su prueba: { $message }
attempts-used = Intentos de la prueba en este estudio: { $n }. Los ha usado todos.
test-opens-at = Entre dos intentos hay una pausa de { $pause }. El siguiente se abre el { $at }.
# The pause between two attempts
pause-hours = { $n ->
    [one] { $n } hora
   *[other] { $n } horas
}
pause-minutes = { $n ->
    [one] { $n } minuto
   *[other] { $n } minutos
}
pause-seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
message-passed = Superada con { $points } de 100 puntos; se necesitaban { $needed }.
message-again = { $points } de 100 puntos; se necesitan { $needed }. Intentos restantes: { $left }; el siguiente se abre el { $at }.
message-over = { $points } de 100 puntos; se necesitaban { $needed }. No queda ningún intento.
known-found = De { $n ->
    [one] { $n } texto
   *[other] { $n } textos
} con respuesta conocida, respondió { $right } como se esperaba.
known-warn = Lea otra vez las instrucciones antes de continuar.
known-pause = Su trabajo está en pausa hasta que lo revise una persona. Lo que ha hecho se conserva y se paga como cualquier otro trabajo.
known-exclude = Ya no hay más trabajo para usted en este estudio. Lo que ha hecho se conserva y se paga como cualquier otro trabajo.
known-found-and-next = { $found } { $next }
pilot-is-in = Ha enviado todos los textos piloto.
pilot-will-be-read = Un hablante nativo leerá sus textos piloto. Encontrará la respuesta aquí.
not-open = Este estudio no está abierto ahora.
consent-first = Lea y acepte primero el formulario de consentimiento.
closed-location = Esta tarea es para participantes de ciertos países. Responda primero a la pregunta sobre su país.
closed-test = Esta tarea exige la prueba de idioma. Supere primero la prueba.
closed-known = Su trabajo en este estudio está en pausa o ha terminado por sus respuestas a los controles de calidad. En su página de trabajo encontrará más información.
closed-pilot = Esta tarea se abre después de los textos piloto. Haga primero esos textos.
closed-review = Esta tarea se abrirá cuando un hablante nativo haya leído sus textos piloto. Encontrará la respuesta en su página de trabajo.
not-passed-location = Esta tarea es solo para participantes que están en ciertos países. Según la respuesta sobre su país, no está abierta para usted.
not-passed-test = Esta tarea es solo para quienes han superado la prueba de idioma. La página de la prueba dice si puede volver a intentarlo.
not-passed-review = Esta tarea es solo para participantes cuyos textos piloto se aceptaron. Los suyos no se aceptaron; su página de trabajo dice por qué.
rejection-can-be-contested = Este trabajo no se le paga. Si cree que no es correcto, explique abajo por qué: su mensaje llega al equipo del estudio.
rejection-contested = Presentó una reclamación el { $at }. Su mensaje, que está abajo, ha llegado al equipo del estudio. La respuesta aparecerá abajo y en su página del estudio.
pilot-done = Ha escrito todos los textos piloto.
nothing-open = Ahora no hay trabajo para usted aquí.
had-every-text = Ahora no hay nada para usted aquí: ya ha tenido todos los textos abiertos. Otras personas siguen trabajando; si devuelven un texto, aparecerá aquí.
all-handed-out = Todos los textos de esta tarea están hechos o los tiene otra persona. Si alguien devuelve un texto, aparecerá aquí.
data-erased-after = Sus datos personales en este estudio se borran { $days ->
    [one] { $days } día
   *[other] { $days } días
} después de que se cierre el estudio.
answers-cannot-be-removed = Ya no se pueden eliminar las respuestas de este estudio. Todavía puede retirarse; sus respuestas permanecen entonces en los resultados.
have-left = Se ha retirado de este estudio. El trabajo terminado se revisa igualmente y, si se aprueba, se paga.
twice = Esta pregunta se respondió dos veces para un mismo texto.
too-many-answers = Hay más respuestas que preguntas en esta tarea. Recargue la página e inténtelo de nuevo.
answers-too-large = En conjunto, sus respuestas ocupan más de { $most } bytes. Acórtelas.
not-of-this-work = Esta respuesta se refiere a un texto que no forma parte de este trabajo.
no-such-question = Esta tarea no tiene la pregunta «{ $key }».
own-marks = Lo que resalte en su propio texto va dentro de ese texto. Ponga allí las marcas alrededor de las palabras y no las envíe como otra respuesta.
of-text = Texto { $place } de { $of }: { $reason }
answer-or-say-why = Responda a la pregunta o diga por qué no puede. No haga las dos cosas.
names-no-output = Solo una respuesta a una clasificación, o a una escala para varios textos, puede nombrar una salida.
no-answer = Esta pregunta todavía no tiene respuesta.
text-without-answer = Este texto todavía no tiene respuesta.
rate-every-text = Valore todos los textos.
place-every-text = Asigne un puesto a cada texto.
place-is-shared = Dos textos tienen el mismo puesto. Asigne a cada texto un puesto distinto.
choose-number = Elija un número de { $low } a { $high }.
choose-on-slider = Elija un número de { $low } a { $high } en pasos de { $step }.
no-decimal = «{ $typed }» no se puede usar como número. Escriba solo dígitos y una coma decimal, por ejemplo 1250,5, con { $places } dígitos como máximo después de la coma.
place-is = Un puesto es un número de 1 a { $high }.
too-long = Este texto tiene { $length ->
    [one] { $length } carácter
   *[other] { $length } caracteres
}. Puede tener como máximo { $most }. Acórtelo.
write-here = Escriba un texto aquí.
mark-words = Resalte palabras en el texto.
choose-shown = Elija una de las respuestas mostradas.
choose-text-or-neither = Elija uno de los dos textos, o ninguno.
choose-text = Elija uno de los dos textos.
comment-too-long = Un comentario puede tener como máximo { $most } caracteres.
must-be-answered = Responda a esta pregunta.
say-why = Diga en pocas palabras por qué no puede valorar esto.
reason-too-long = El motivo puede tener como máximo { $most } caracteres.
text-was-changed = Ha cambiado el texto mismo, pero solo puede resaltar palabras. Copie el texto de arriba y resáltelo otra vez.
mark-stands-twice = { $open } aparece dos veces antes de { $close }. Escriba { $close } después de cada uno.
mark-has-no-start = { $close } aparece sin { $open } antes. Escriba los dos alrededor de las palabras.
mark-has-no-end = { $open } aparece sin { $close } después. Escriba los dos alrededor de las palabras.
mark-is-empty = No hay palabras entre { $open } y { $close }. Escríbalos alrededor de palabras.
not-shown = «{ $key }» no es una de las respuestas mostradas.
chosen-twice = Se ha elegido dos veces la misma respuesta. Elija cada respuesta una sola vez.
choose-one = Elija una sola respuesta.
say-what-it-is = Diga con sus propias palabras qué es.
own-words-too-long = Una respuesta con sus propias palabras puede tener como máximo { $most } caracteres.
nothing-marked = No hay nada resaltado. Si no hay nada que resaltar en este texto, envíelo de todos modos.
no-text-yet = Todavía no hay texto. Escriba la oración con sus propias palabras.
unchanged = Su texto es igual que el original. Reescríbalo, o envíelo de todos modos si no hay nada que cambiar.
only-tidied = Solo han cambiado la puntuación, las mayúsculas o las abreviaturas. Una reescritura formal suele cambiar también palabras.
unedited = No ha cambiado este texto. Edítelo, o envíelo de todos modos si no hay nada que cambiar.
rewritten = Ha cambiado más de un tercio de las palabras. Cambie solo lo que se deba cambiar.
alike = Dos de sus textos para esta oración son iguales. Escríbalos de forma distinta.
repeated = Ha escrito el mismo texto para otra oración. Compruebe que corresponde a esta.
copied = Otra persona ha escrito exactamente esto. Compruebe que son sus propias palabras.
other-window = Este texto se cambió entretanto en otra ventana. Recargue la página para ver la versión más reciente.
saved-elsewhere = Entretanto se guardó otra respuesta en otra ventana o en otro dispositivo. Revise su respuesta o envíela de todos modos.
text-saved-elsewhere = Entretanto se guardó este texto en otra ventana o en otro dispositivo: «{ $saved }». Revise su texto o envíelo de todos modos.
already-submitted = Ya ha enviado esto. Sus respuestas están guardadas. Continúe con lo siguiente.
already-given-back = Ha devuelto este trabajo. Continúe en su página de trabajo.
other-work = Este envío corresponde a otra tarea. Recargue la página y envíe de nuevo.
server-unreachable = No se ha podido conectar con el servidor. Revise la conexión e inténtelo de nuevo.
form-unreadable = No se ha podido leer el formulario. Recargue la página e inténtelo de nuevo.
field-missing = Este campo es obligatorio, pero no se envió. Recargue la página e inténtelo de nuevo.
many-long-texts = En este momento se están enviando muchos textos largos. Envíe el suyo de nuevo en unos segundos.
many-files = El servidor ya está procesando todos los archivos y lotes que puede a la vez. Inténtelo de nuevo en unos segundos.
many-reports = En este momento se están calculando muchos informes. Inténtelo de nuevo en unos segundos.
report-is-being-computed = Este informe se está calculando. Inténtelo de nuevo en unos segundos.
many-downloads = { $most ->
    [one] Ya hay { $most } descarga en curso, que es el límite.
   *[other] Ya hay { $most } descargas en curso, que es el límite.
} Inténtelo de nuevo cuando haya terminado alguna.
many-large-files = En este momento se están enviando varios archivos grandes. Envíe el suyo de nuevo en un minuto.
must-confirm-leaving = Marque la casilla para confirmar que quiere retirarse.
please-sign-in = Inicie sesión primero.
nothing-here = Esta página no existe, o usted no tiene acceso a ella.
too-many = Demasiados intentos. Espere { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
} e inténtelo de nuevo.
server-is-busy = El servidor está ocupado. Nada de lo guardado se ha perdido. Inténtelo de nuevo en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
too-large = Esto ocupa más de { $mebibytes } MiB, el máximo que se puede enviar de una vez.
body-too-large = Esto ocupa más de { $kibibytes } KiB, el máximo que se puede enviar aquí. Envíe un texto más corto o un archivo más pequeño.
our-fault = Algo ha fallado por nuestra parte. Nada de lo guardado se ha perdido. Si vuelve a ocurrir, comunique el número { $trace }.
country-corrected = Ha corregido su respuesta: { $country }. Una persona la revisará.
no-correction-left = Su respuesta ya no se puede corregir. Escriba a la persona de contacto del estudio.
next-attempt-opens = El próximo intento se abre el { $at }.
same-country = Es el país que usted ya indicó. Elija otro.
