### Entry links: the page of a participant who follows one, how taking part ends, and the pages where researchers make links.

## To participants

entrance-invited = Puede participar en este estudio.
entrance-tasks = { $hits ->
    [one] Hará { $hits } tarea.
   *[other] Hará { $hits } tareas.
}
entrance-start = Empezar
entrance-continue = Continuar
entrance-welcome-back = Ya ha empezado este estudio. Continúe donde lo dejó.
entrance-signs-out = Hay una sesión abierta a nombre de { $name }. Si empieza aquí, esa sesión se cerrará en este navegador.
entrance-come-back = ¿Ya ha estado aquí?
entrance-return-code = Código para continuar
entrance-return-code-hint = El código tiene 16 caracteres. Lo vio cuando empezó.
entrance-return = Continuar con este código
entrance-new-return-code = Anote su código para continuar
entrance-return-code-label = Con este código puede continuar más tarde, también en otro dispositivo
entrance-return-code-advice = Anótelo o cópielo ahora. Si lo pierde, solo podrá empezar de nuevo.
entrance-decline = No acepto
entrance-decline-means = Deja el estudio. Solo se guardan que no aceptó y, si viene de un servicio de reclutamiento, el ID que este le asigna.
entrance-progress = { $done } de { $all } tareas hechas
entrance-nothing-left = Ya no hay más tareas para usted en este estudio.
entrance-finish = Terminar el estudio

## How taking part ended

ending-finished = Ha completado este estudio. ¡Gracias!
ending-no-consent = Usted no participa en este estudio.
ending-screened-out = No cumple un requisito de este estudio, así que no puede continuar.
ending-failed-checks = Demasiadas respuestas a los controles de calidad eran incorrectas, así que no puede continuar.
ending-timed-out = Su plaza estaba reservada por un tiempo limitado y ya no está disponible.
ending-full = Este estudio no tiene más plazas ni tareas por el momento.
ending-code = Código de finalización
ending-enter-code = Escriba este código en la página desde la que vino.
ending-return = Continuar al último paso
ending-return-to = Volver a { $provider }
ending-close-page = Puede cerrar esta página.

## To researchers

nav-entrances = Enlaces de acceso
entrances-lead = Con estos enlaces participan personas sin cuenta aquí, desde servicios como Prolific o desde cualquier otro lugar.
entrances-none = Todavía no hay enlaces de acceso.
entrances-add = Crear un enlace de acceso
entrances-anonymous-lead = Cualquiera que tenga el enlace puede participar, sin cuenta. Cada participante recibe un código para continuar más tarde.
entrances-provider = Servicio
entrances-provider-other = Otro servicio
entrances-anonymous = Anónimo
entrances-label = Nombre
entrances-label-hint = Solo lo ve su equipo, por ejemplo «Prolific, francés».
entrances-places = Plazas
entrances-places-hint = Cuántas personas pueden participar. Déjelo vacío para que no haya límite.
entrances-submissions = HIT por participante
entrances-submissions-hint = Un participante ha terminado después de este número de HIT. Déjelo vacío para todos los disponibles.
entrances-hold = Duración de la reserva de una plaza (minutos)
entrances-hold-hint = Tras este tiempo sin actividad, la plaza queda libre para otra persona.
entrances-provider-study = ID del estudio en el servicio
entrances-provider-study-hint = Solo se aceptan enlaces de este estudio. Déjelo vacío para aceptar los de cualquier estudio.
entrances-signed = Aceptar solo los enlaces firmados por Prolific
entrances-signed-hint = Así nadie puede participar con un ID inventado. Prolific tiene que activar los enlaces seguros para su espacio de trabajo; sin ellos no puede participar nadie.
entrances-parameters = Parámetros del enlace
entrances-parameters-lead = Los nombres con los que el servicio añade sus ID al enlace.
entrances-parameter-person = ID del participante
entrances-parameter-session = ID del envío
entrances-parameter-study = ID del estudio
entrances-address = Dirección de retorno
entrances-address-hint = Adónde van los participantes al final. { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } y { "{" }study{ "}" } se sustituyen por sus valores.
entrances-codes = Códigos de finalización
entrances-codes-lead-anonymous = Los participantes ven este código al final.
entrances-codes-lead = Introduzca los mismos códigos en el servicio. Para cada código, elija allí qué pasa con el envío.
entrances-own-codes = Dar un código propio a cada participante que termine
entrances-create = Crear enlace
entrances-save = Guardar cambios
entrances-saved = El enlace de acceso se ha guardado.
entrances-link = Enlace
entrances-back = Volver al enlace de acceso
entrances-link-lead-anonymous = Envíe este enlace a las personas a las que quiera invitar.
entrances-link-lead = Copie este enlace en el servicio tal como está.
entrances-taken = Plazas ocupadas
entrances-taken-of = { $taken } de { $places }
entrances-came = Llegadas
entrances-working = En curso
entrances-finished = Terminado
entrances-screened-out = Requisitos no cumplidos
entrances-open = Abierto
entrances-closed = Cerrado a nuevos participantes
entrances-close = Cerrar a nuevos participantes
entrances-close-hint = Quienes ya han empezado pueden continuar.
entrances-settings = Configuración del enlace
entrances-participants = Participantes
entrances-arrived = Llegada
entrances-nobody = Todavía no ha llegado nadie por este enlace.
entrances-download = Descargar participantes (CSV)
entrances-download-lead = El archivo contiene los ID del servicio y los códigos. Cada descarga se anota en el registro de auditoría.
entrances-active = Última actividad
entrances-submitted = Enviados
entrances-state = Estado
entrances-state-working = En curso
entrances-state-away = Plaza liberada
ending-name-finished = Terminado
ending-name-no-consent = Sin consentimiento o abandono
ending-name-screened-out = Requisitos no cumplidos
ending-name-failed-checks = Controles de calidad no superados
ending-name-timed-out = Tiempo agotado
ending-name-full = Sin plazas o tareas
entrances-more = Más participantes

## People whom researchers invite by a link of their own

entrances-panel = Personas a las que invita
entrances-panel-lead = Introduzca una lista de personas. Cada una recibe un enlace personal, enviado por este servidor o por usted.
invitees-title = Personas invitadas
invitees-lead = Cada persona tiene un enlace personal. Puede volver a usarlo para continuar en cualquier dispositivo.
invitees-listed = En la lista
invitees-add = Añadir personas
invitees-field = Personas, una por línea
invitees-hint = Para cada persona, un correo electrónico, un nombre o ID, o ambos, y el código de un idioma del estudio, si lo conoce, separados por comas (por ejemplo: ana@example.org, P17, it). Los demás participantes no ven los nombres ni los ID.
invitees-add-button = Añadir a la lista
invitees-added = { $n ->
    [0] No se ha añadido a nadie.
    [one] Se ha añadido a { $n } persona.
   *[other] Se ha añadido a { $n } personas.
}
invitees-known = { $n ->
    [one] { $n } persona ya estaba en la lista.
   *[other] { $n } personas ya estaban en la lista.
}
# $n is how many people get an e-mail
invitees-invite = Enviar invitaciones ({ $n })
# $n is how many people get an e-mail
invitees-remind = Enviar recordatorios ({ $n })
# Argument: the number of e-mails to one person
invitees-mail-hint = Los recordatorios se envían a las personas invitadas hace al menos un día que no han terminado. Nadie recibe más de { $most } invitaciones y recordatorios en total.
invitees-left-out = { $n ->
    [one] { $n } persona no recibe ningún mensaje ahora porque todas las plazas en su idioma están ocupadas: { $languages }.
   *[other] { $n } personas no reciben ningún mensaje ahora porque todas las plazas en su idioma están ocupadas: { $languages }.
}
invitees-sent = { $n ->
    [0] Por el momento no puede recibir mensajes nadie.
    [one] Se enviará { $n } mensaje.
   *[other] Se enviarán { $n } mensajes.
}
invitees-download = Descargar enlaces (CSV)
invitees-download-lead = Quien tiene un enlace participa como la persona para la que se creó, así que envíelo solo a esa persona. Cada descarga se anota en el registro de auditoría.
invitees-none = Todavía no hay nadie en la lista.
invitees-name = Nombre o ID
invitees-more = Más personas
invitees-new = Sin invitación
invitees-invited = Invitación enviada
invitees-failed = Mensaje no entregado
invitees-stopped = No quiere mensajes
invitees-remove = Quitar
# To those who do not see the table
invitees-remove-one = Quitar a { $name }
invitees-removed = «{ $name }» ya no está en la lista.
