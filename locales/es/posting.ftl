### The page that recruits on Prolific: the study there that sends people to an entry link.

posting-title = Reclutar en Prolific
# $label is the name of an entry link, as the team calls it
posting-lead = Un estudio de Prolific que lleva a los participantes al enlace de acceso «{ $label }».
posting-unconnected = Este estudio todavía no está conectado con una cuenta de Prolific.
posting-name = Nombre
posting-name-hint = Los participantes lo ven en la lista de estudios de Prolific.
posting-description = Descripción
posting-description-hint = Qué hacen los participantes. La leen antes de decidirse.
posting-places = Plazas
posting-minutes = Minutos
posting-minutes-hint = Cuánto tiempo necesita un participante. Prolific lo muestra junto con el pago por hora.
# $currency is a code such as GBP
posting-reward = Remuneración ({ $currency })
posting-reward-hint = Lo que recibe cada participante. Prolific pide al menos 6 GBP u 8 USD por hora.
# $workspace and $study are codes such as GBP
posting-other-currency = El espacio de trabajo de Prolific paga en { $workspace } y este estudio cuenta en { $study }. Los pagos a través de Prolific requieren la misma moneda: cámbiela en la configuración de este estudio.
posting-devices = Dispositivos
posting-desktop = Computadora
posting-tablet = Tableta
posting-mobile = Teléfono
posting-people = Quién puede participar
# $countries is a list of countries
posting-only-countries = Solo personas que viven en { $countries }
# $language is the name of a language
posting-only-language = Solo personas con esta lengua materna: { $language }
posting-filters-hint = Puede definir más filtros en Prolific antes de publicar.
posting-approve = Aprobar de inmediato a quienes terminen
posting-approve-hint = De lo contrario, usted decide sobre cada envío. Prolific aprueba lo que usted no haya decidido en 21 días.
# $currency is a code such as GBP
posting-screening = Pago por la selección ({ $currency })
posting-screening-hint = Para quienes no superan la cualificación, como máximo tantas veces como plazas haya; después, Prolific pausa el estudio. Déjelo vacío para pedirles que devuelvan el envío. Algunos espacios de trabajo no permiten este pago.
posting-project = Proyecto
posting-project-hint = El proyecto de su espacio de trabajo de Prolific al que pertenece el estudio.
# $address is the address of an entry link
posting-link = Se envía a los participantes a { $address }
posting-create = Crear borrador en Prolific
posting-create-hint = Un borrador no cuesta nada y los participantes no lo ven. Cada forma de terminar recibe un código de finalización; todos los que completan el estudio reciben el mismo.
posting-created = El borrador se ha creado en Prolific. Revíselo y después publíquelo.
posting-draft = Borrador
posting-scheduled = Programado
posting-publishing = Publicándose
posting-active = Reclutando
posting-paused = En pausa
posting-awaiting-review = Finalizado, con envíos pendientes de decisión
posting-completed = Finalizado
posting-hourly = Pago por hora
# $floor is an amount of money
posting-below-floor = Prolific pide al menos { $floor } por hora. Elimine el borrador y vuelva a crearlo con una remuneración más alta o una duración más corta.
posting-cost = Costo
posting-rewards = Remuneraciones
posting-fees = Comisiones de Prolific
posting-tax = Impuestos sobre las comisiones
posting-total = Total
# $available and $total are amounts of money
posting-too-little = El saldo de { $available } no alcanza para este estudio, que cuesta { $total }. Añada primero dinero en Prolific.
posting-open = Abrir en Prolific
posting-pending = Prolific lo está procesando. Recargue esta página en un minuto.
posting-publish = Publicar
# $total is an amount of money
posting-publish-means = Los participantes pueden llegar de inmediato. Prolific reserva { $total } de su saldo.
posting-publish-means-unknown = Los participantes pueden llegar de inmediato. Prolific reserva el costo de su saldo.
posting-pause = Pausar
posting-pause-means = No pueden empezar nuevos participantes. Quienes ya han empezado pueden terminar.
posting-start = Reanudar
posting-start-means = Vuelven a poder empezar nuevos participantes.
posting-stop = Finalizar
posting-stop-means = No pueden empezar nuevos participantes. Quienes ya han empezado pueden terminar. Si más tarde añade plazas, el reclutamiento empieza de nuevo.
posting-delete = Eliminar borrador
posting-delete-means = El borrador se elimina en Prolific. El enlace de acceso se conserva.
# $study is an ID
posting-gone = El estudio { $study } ya no existe en Prolific, o esta cuenta no puede verlo.
posting-forget = Quitarlo del enlace de acceso
posting-extend = Añadir plazas
posting-extend-label = Plazas en total
# $places is a number
posting-extend-hint = Por el momento: { $places }. El número solo puede aumentar. Prolific reserva de su saldo el costo de las plazas nuevas.
posting-published = El estudio se ha publicado en Prolific.
posting-is-paused = El estudio se ha pausado en Prolific.
posting-resumed = El estudio se ha reanudado en Prolific.
posting-ended = El estudio ha finalizado en Prolific.
posting-deleted = El borrador se ha eliminado en Prolific.
posting-extended = Las plazas se han añadido en Prolific.

## What participants read at Prolific, in the language in which they work

posting-return-no-consent = Usted no aceptó el formulario de consentimiento.
posting-return-screened-out = Usted no cumple los requisitos de este estudio.
posting-return-timed-out = Pasó demasiado tiempo sin actividad y su plaza se dio a otra persona.
posting-return-full = Ya no quedaban plazas ni tareas para usted.
