### The audit log of a study: who did what, with the state before and after.

audit-title = Registro de auditoría
audit-lead = Todos los cambios de este estudio: quién cambió qué, con el estado anterior y posterior.
audit-empty = Todavía no hay entradas.
audit-earlier = Entradas más antiguas

## The table of entries

audit-actor = Quién
audit-action = Acción
audit-object = Objeto
audit-change = Cambio
audit-details = Detalles
# A field of what was changed, its value before and after
# Arguments: $field, $before, $after
audit-field-changed = { $field }: { $before } → { $after }
# Arguments: $before, $after
audit-value-changed = { $before } → { $after }
# A field of what was made, and its value
# Arguments: $field, $value
audit-field-set = { $field }: { $value }
audit-show = Mostrar entradas
audit-no-match = Ninguna entrada coincide con este filtro.
audit-day = Día (UTC)
audit-worker-hint = El número de un participante, por ejemplo W017
audit-object-study = este estudio
audit-nothing = nada
audit-rule = Regla automática
# In the column of the object: a person, who is not named
audit-object-person = persona
# In the column of the object
audit-object-link = enlace de invitación
audit-repeated = { $n ->
    [one] { $action } ({ $n } vez)
   *[other] { $action } ({ $n } veces)
}

## The actions: what happened

audit-approve-assignment = Envío aprobado
audit-reject-assignment = Envío rechazado
audit-submit-assignment = HIT enviado
audit-give-back-assignment = HIT devuelto
audit-expire-assignment = HIT expirado
audit-raise-assignment = Mensaje de un participante
audit-reply-assignment = Mensaje respondido
audit-close-thread = Conversación cerrada
audit-open-thread = Conversación reabierta
audit-pay-out-payment = Liquidación hecha
audit-confirm-payment = Liquidación confirmada como pagada
audit-retry-payment = Pagos rechazados enviados de nuevo
# Money that did not arrive
audit-return-payment = Pago devuelto
audit-return-payment-to-one = Pago a un participante devuelto
audit-download-payment = Archivo de una liquidación descargado
audit-edit-payer = Cuenta de cargo cambiada
# The bank or PayPal details of the person themselves
audit-edit-payee = Datos bancarios o de PayPal propios cambiados
audit-remove-payee = Datos bancarios o de PayPal propios eliminados
audit-compute-bonuses = Bonificaciones calculadas
audit-approve-bonuses = Bonificaciones aprobadas
audit-change-bonus = Bonificación cambiada
audit-give-bonus = Bonificación concedida
audit-invite-role = Enlace de invitación creado
audit-withdraw-join-link = Enlace de invitación revocado
audit-join-worker = Participante incorporado
audit-join-researcher = Investigador incorporado
audit-join-reviewer = Revisor incorporado
audit-join-manager = Responsable incorporado
audit-add-member = Miembro del equipo añadido
audit-remove-member = Miembro del equipo eliminado
audit-add-group-role = Rol asignado a un grupo
audit-remove-group-role = Rol quitado a un grupo
audit-consent-worker = Consentimiento otorgado
audit-withdraw-worker = Participante retirado del estudio
audit-leave-out-worker = Participante excluido de las estadísticas
audit-look-worker = Trabajo de un participante marcado como examinado
audit-look-again-worker = Trabajo de un participante por examinar otra vez
audit-take-in-worker = Participante incluido de nuevo en las estadísticas
audit-erase-worker = Datos personales borrados
audit-qualify-worker = Decisión de cualificación tomada
audit-take-back-worker = Decisión de la revisión por hablantes nativos anulada
audit-refuse-gate = Intento de cualificación denegado
audit-refuse-task = HIT denegado a un participante
audit-set-gate = Regla de cualificación establecida
audit-remove-gate = Regla de cualificación eliminada
audit-add-known-task = Ítems gold añadidos
audit-retire-known-task = Ítem gold retirado
audit-add-task = Tarea añadida
audit-copy-task = Tarea copiada
audit-edit-task = Tarea editada
audit-publish-task = Tarea publicada
audit-redraft-task = Nuevo borrador de una tarea creado
audit-add-entrance = Enlace de acceso creado
audit-edit-entrance = Enlace de acceso editado
audit-download-entrance = Lista de participantes de un enlace de acceso descargada
audit-read-results-entrance = Resultados de Mechanical Turk comparados
audit-add-invitees = Personas añadidas a un enlace de acceso
audit-remove-invitee = Persona eliminada de un enlace de acceso
audit-mail-invitees = Invitaciones o recordatorios enviados
audit-erase-invitees = Datos de las personas invitadas borrados
audit-download-invitees = Enlaces personales descargados
audit-connect-prolific = Estudio conectado con Prolific
audit-disconnect-prolific = Estudio desconectado de Prolific
audit-approve-prolific = Envío aprobado en Prolific
audit-reject-prolific = Envío rechazado en Prolific
audit-ask-return-prolific = Devolución de un envío solicitada en Prolific
audit-create-posting = Estudio creado en Prolific
audit-publish-posting = Estudio publicado en Prolific
audit-pause-posting = Estudio pausado en Prolific
audit-start-posting = Estudio reanudado en Prolific
audit-stop-posting = Estudio finalizado en Prolific
audit-delete-posting = Borrador eliminado en Prolific
audit-extend-posting = Plazas añadidas en Prolific
audit-create-group = Grupo de participantes creado en Prolific
audit-turn-on-group = Actualización de un grupo de participantes reanudada
audit-turn-off-group = Actualización de un grupo de participantes detenida
audit-add-picture = Imagen subida
audit-remove-picture = Imagen eliminada
audit-make-batch = Lote creado
audit-stop-batch = Lote detenido
audit-open-batch = Lote reabierto
audit-grade-answer = Reescritura piloto revisada
audit-adjudicate-item = Ítem resuelto por adjudicación
audit-decide-output = Reescritura posprocesada
audit-know-word = Palabra añadida a las palabras conocidas
audit-run-system = Sistema integrado ejecutado
audit-import-sources = Textos fuente importados
audit-import-outputs = Salidas importadas
audit-create-study = Estudio creado
audit-import-study = Estudio importado
audit-edit-study = Configuración del estudio editada
audit-move-study = Estado del estudio cambiado
audit-export-study = Datos exportados
audit-score-job = Puntuaciones faltantes solicitadas
audit-retry-job = Trabajo reintentado
audit-cancel-job = Trabajo cancelado
audit-train-training = Entrenamiento iniciado
audit-name-model-training = Modelo entrenado añadido a la configuración
audit-question-country = País cuestionado antes del envío
audit-edit-source = Texto fuente editado
audit-edit-output = Salida editada
audit-withdraw-source = Texto fuente retirado
audit-withdraw-output = Salida retirada
audit-restore-source = Texto fuente recuperado
audit-restore-output = Salida recuperada
