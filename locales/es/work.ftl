### A worker's own pages: what to do now, the way there, what is earned.

now = Ahora
on-the-way = Pasos hasta las tareas
earned = Ganado
all-tasks = Todas las tareas de este estudio
every-payment = Todos los envíos y pagos
waiting-for-approval = Pendiente de aprobación
approved = Aprobado
paid = Pagado
hour-came-to = Su pago por hora
about-money = unos { $money }
not-open-earned = Este estudio no está abierto ahora. Lo que ha ganado sigue siendo suyo.
nothing-open-now = Ahora no hay ninguna tarea abierta para usted ({ $language }). Las tareas nuevas aparecen en su página de este estudio en cuanto se abren.
test-stays-valid = Su prueba aprobada es válida hasta el final del estudio. No tiene que volver a hacerla.
have-begun = Ha empezado: { $title }.
draft-is-kept = Lo que escribió sigue ahí.
continue-it = Continuar
first-read = Lea primero de qué trata este estudio y qué pasa con sus datos.
read-terms = Leer el formulario de consentimiento
say-country = Diga en qué país está: este estudio solo está abierto en algunos países. Se tarda menos de un minuto.
say-where-you-live = Indicar dónde está
short-test = Una breve prueba ({ $language }): usted responde preguntas sobre unos pocos textos. No se paga.
test-without-work = Ahora mismo no hay ninguna tarea de valoración abierta. Si supera la prueba, no tendrá que repetirla: las tareas nuevas aparecen en esta página en cuanto se abren.
take-test = Hacer la prueba
start = Empezar
n-texts = { $n ->
    [one] { $n } texto
   *[other] { $n } textos
}
about-seconds = { $n ->
    [one] aproximadamente { $n } segundo
   *[other] aproximadamente { $n } segundos
}
about-minutes = { $n ->
    [one] aproximadamente { $n } minuto
   *[other] aproximadamente { $n } minutos
}
about-an-hour = aproximadamente { $money } por hora
n-available = { $n ->
    [one] { $n } disponible ahora
   *[other] { $n } disponibles ahora
}
many-available = { $n } o más disponibles ahora
tasks = Tareas
you-are = { $language } · en este estudio usted es { $name }
stored-and-counts = Sus respuestas están guardadas. Se pagan después de la aprobación.
questions-about = Preguntas sobre este estudio: { $contact }
tasks-appear = Las tareas aparecen aquí en cuanto el estudio las publica.
begun = empezada
open = abierta
closed = cerrada
n-submitted = Envíos: { $n }
terms = Formulario de consentimiento
accepted = Aceptado
what-terms-say = De qué trata el estudio, qué se paga y qué pasa con sus datos.
see-when-again = Ver cuándo puede intentarlo otra vez
gate-location = Dónde está usted
gate-test = Prueba de cualificación
gate-pilot = Textos piloto
gate-review = Un hablante nativo lee sus textos piloto
gate-known = Controles de calidad
about-location = El estudio solo está abierto en algunos países. Se tarda menos de un minuto.
about-test = Algunos textos cortos, sin pago. Las tareas de valoración son para quienes han superado esta prueba.
about-pilot = Unas pocas reescrituras, pagadas como las demás, para que un hablante nativo vea cómo escribe usted.
about-review = Aquí podrá leer la opinión sobre sus textos y los motivos.
pilot-read-so-far = Leídos hasta ahora: { $read } de { $n }.
usual-wait-minutes = { $n ->
    [one] Suele tardar aproximadamente { $n } minuto.
   *[other] Suele tardar aproximadamente { $n } minutos.
}
usual-wait-hours = { $n ->
    [one] Suele tardar aproximadamente { $n } hora.
   *[other] Suele tardar aproximadamente { $n } horas.
}
usual-wait-days = { $n ->
    [one] Suele tardar aproximadamente { $n } día.
   *[other] Suele tardar aproximadamente { $n } días.
}
decision-appears = La decisión aparece en esta página.
pilot-passed = Sus textos piloto han sido aceptados
pilot-not-accepted = Sus textos piloto no han sido aceptados
decision-about-trial = Leer la decisión sobre sus textos piloto
n-replies = { $n ->
    [one] El estudio ha respondido a su mensaje
   *[other] El estudio ha respondido a { $n } de sus mensajes
}
about-known = Algunos textos son controles de calidad: sus respuestas ya se conocen.
step-done = Hecho
confirmed = Confirmado
step-next = Siguiente
step-waiting = En espera
step-closed = Cerrado
step-later = Más tarde
session = Su sesión
session-ended = Su sesión había terminado, por lo que no se guardó nada. Aquí tiene de nuevo el formulario tal como lo rellenó: envíelo otra vez.
in-no-study = Todavía no participa en ningún estudio. Abra el enlace de invitación que recibió: el estudio aparecerá aquí.
my-pay = Mis pagos
what-was-paid = Lo que ha enviado, si se aprobó y cuánto se pagó.
submissions-appear = Lo que envíe aparecerá aquí, con su estado y su pago.
your-submissions = Sus envíos
when-submitted = Enviado
task = Tarea
state = Estado
pay = Pago
time-worked = Tiempo de trabajo
is-approved = aprobado
is-rejected = rechazado
is-contested = con reclamación
is-late = envío adicional, se pagará
is-waiting = en espera
is-copied = Copiado
copy-table = Copiar tabla
actions = Acciones
contest-this = Reclamar
contest-and-replies = Su mensaje y las respuestas
n-rejected = { $n ->
    [one] Se rechazó { $n } envío. Lea el motivo y reclame si no está de acuerdo.
   *[other] Se rechazaron { $n } envíos. Lea los motivos y reclame si no está de acuerdo.
}
