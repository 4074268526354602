### Refusals about recruiting through Prolific and CloudResearch Connect.

prolific-token = Introduzca el token de la API tal como lo muestra Prolific, sin espacios.
prolific-workspace = Introduzca el ID del espacio de trabajo: 24 dígitos y letras de la a a la f.
prolific-refuses-token = Prolific no acepta este token de la API, o el token no puede usar este espacio de trabajo. Cree un token nuevo en Prolific e introdúzcalo aquí.
prolific-has-no-workspace = Prolific no conoce este espacio de trabajo, o su cuenta no puede usarlo. Compruebe el ID.
prolific-has-no-study = Prolific no conoce uno de los ID de estudio de sus enlaces de acceso. Compare «ID del estudio en el servicio» de su configuración con Prolific.
prolific-unreachable = No se pudo contactar con Prolific. Inténtelo de nuevo en unos minutos.
prolific-unreadable = Prolific envió una respuesta que Concord no entiende. Inténtelo de nuevo más tarde.
prolific-too-many-requests = Prolific ha recibido demasiadas solicitudes. Inténtelo de nuevo en unos minutos.
prolific-wrong-key = El token guardado se cifró con otra clave. Vuelva a conectar el estudio o restablezca la opción secrets_key del servidor.
prolific-no-key = Este servidor no puede guardar tokens de la API. Pida a quienes lo administran que definan secrets_key.
prolific-is-being-asked = Se está consultando a Prolific en este momento. Vuelva a cargar la página en unos segundos.
prolific-list-has-changed = La lista ha cambiado entretanto. Revísela de nuevo antes de aprobar.
# $status is the state of a submission in Prolific’s own English words
prolific-state-does-not-fit = En Prolific, el envío tiene el estado «{ $status }». Esta decisión no es posible allí.
prolific-may-have-done-it = Prolific no respondió, así que no se sabe si lo ha hecho. Consulte de nuevo a Prolific y revise el envío antes de repetirlo.
prolific-refuses = Prolific lo rechaza. Puede que el envío haya cambiado entretanto: consulte a Prolific y revíselo de nuevo.
choose-category = Elija un motivo.
prolific-may-still-pay = Prolific aún puede pagar esta bonificación: puede tardar un poco. Vuelva a mirar una hora después del envío.
prolific-not-listed-yet = Prolific aún no muestra los envíos de este estudio. Espere un minuto o consulte a Prolific en la página «Prolific» y haga después la liquidación.
prolific-is-not-connected = Este estudio no está conectado con Prolific. Conéctelo primero.
prolific-has-it-already = Este enlace de acceso ya tiene un estudio en Prolific. Recargue la página.
prolific-needs-live-study = Por el momento no puede participar nadie. Active primero este estudio y abra el enlace de acceso a nuevos participantes.
# $status is the state of a study in Prolific’s own English words
prolific-study-has-moved = En Prolific, el estudio tiene el estado «{ $status }». Esto no es posible allí.
prolific-may-have-changed-study = Prolific no respondió, así que no se sabe si lo ha hecho. Revise el estudio en Prolific antes de volver a intentarlo.
# $reason is what Prolific says, in English
prolific-refuses-study = Prolific lo rechaza: { $reason }
# $currency is a code such as GBP
prolific-pays-in = El espacio de trabajo de Prolific paga en { $currency }. Introduzca el importe en esta moneda.
# $names is a list of countries or languages, in English
prolific-has-no-choice = Prolific no tiene ningún filtro para esto: { $names }. Desmarque la casilla y defina un filtro en Prolific antes de publicar.
# $low and $high are amounts of money
amount-from-to = Introduzca un importe de { $low } a { $high }.
# $low and $high are numbers
number-from-to = Introduzca un número entero de { $low } a { $high }.
choose-device = Elija al menos un dispositivo.
prolific-has-no-project = El espacio de trabajo no tiene ningún proyecto en Prolific. Cree primero uno allí.
prolific-study-has-changed = El estudio de Prolific no es el que mostraba la página, o su costo ha cambiado. Revíselo de nuevo.
prolific-link-is-used = Ya han llegado personas por este enlace de acceso. Cree otro enlace para el estudio nuevo.
prolific-needs-address = Este servidor no conoce su propia dirección. Pida a quienes lo administran que definan public_url.
prolific-screening-below-reward = Para la selección, introduzca un importe mayor que cero y menor que la remuneración.
entrance-has-changed = Este enlace de acceso ha cambiado entretanto. Recargue la página e introduzca de nuevo sus cambios.

# Recruiting through CloudResearch Connect
connect-key = Introduzca la clave de la API tal como la muestra Connect, sin espacios.
connect-has-no-workspaces = Connect no tiene espacios de trabajo. Deje este campo vacío.
connect-refuses-key = Connect no acepta esta clave de la API. Compruébela, o pida una nueva a Connect e introdúzcala aquí.
connect-has-no-project = Connect no conoce uno de los ID de proyecto de sus enlaces de acceso. Compare «ID del estudio en el servicio» de su configuración con la dirección del proyecto en Connect.
connect-unreachable = No se pudo contactar con Connect. Inténtelo de nuevo en unos minutos.
connect-unreadable = Connect envió una respuesta que Concord no entiende. Inténtelo de nuevo más tarde.
connect-too-many-requests = Connect ha recibido demasiadas solicitudes. Inténtelo de nuevo en unos minutos.
connect-wrong-key = La clave de la API guardada se cifró con otro secreto de este servidor. Vuelva a conectar el estudio o restablezca la opción secrets_key del servidor.
connect-no-key = Este servidor no puede guardar claves de la API. Pida a quienes lo administran que definan secrets_key.
connect-is-being-asked = Se está consultando a Connect en este momento. Vuelva a cargar la página en unos segundos.
# $status is the state of an assignment in Connect’s own English words
connect-state-does-not-fit = En Connect, el envío tiene el estado «{ $status }». Esta decisión no es posible allí.
connect-may-have-done-it = Connect no respondió, así que no se sabe si lo ha hecho. Consulte de nuevo a Connect y revise el envío antes de repetirlo.
connect-refuses = Connect lo rechaza. Puede que entretanto ya se haya decidido sobre el envío: consulte a Connect y revíselo de nuevo.
connect-may-still-pay = Connect aún puede pagar esta bonificación: puede tardar un poco. Vuelva a mirar una hora después del envío.
connect-not-listed-yet = Connect aún no muestra los envíos de este estudio. Espere un minuto o consulte a Connect en la página «Connect» y haga después la liquidación.
connect-is-not-connected = Este estudio aún no está conectado con CloudResearch Connect. Introduzca primero la clave de la API en la página «Connect».
approval-has-no-message = Este servicio no envía ningún mensaje con una aprobación. Deje el mensaje vacío.
rejection-has-no-category = Este servicio no tiene una lista de motivos. No indique ningún motivo y escriba un mensaje.
