### Titles and links of two documents that are in English: the guide to agreement statistics and the reference of the REST API.

guide-agreement-title = Estadísticos de acuerdo
guide-agreement-lead = Qué mide cada estadístico y cuándo presentarlo.

## The reference of the REST API

guide-api-title = API REST
guide-api-send = Envíe un token de acceso con cada solicitud, en este encabezado:
guide-api-create = Cree tokens de acceso en la página de su cuenta o con esta solicitud:
guide-api-errors = Los errores se devuelven como { $format } e indican la regla que se incumplió.
guide-api-account = Su cuenta
guide-api-description = Descripción OpenAPI (openapi.json)
# Arguments: $token, $study
guide-api-examples = En los ejemplos, ponga sus propios valores donde haya un $: { $token } es su token de acceso y { $study } el ID de un estudio.
guide-api-types = Tipos
guide-api-entry = Consentimiento y pasos de cualificación de un participante
guide-api-work = Trabajo en las tareas
