### Titles and links of two documents that are in English: the guide to agreement statistics and the reference of the REST API.

guide-agreement-title = Statistiche di accordo
guide-agreement-lead = Che cosa misura ogni statistica e quando riportarla.

## The reference of the REST API

guide-api-title = API REST
guide-api-send = Invii un token d'accesso con ogni richiesta, in questa intestazione:
guide-api-create = Crei i token d'accesso sulla pagina del Suo account, oppure con questa richiesta:
guide-api-errors = Gli errori sono restituiti come { $format } e indicano la regola violata.
guide-api-account = Il Suo account
guide-api-description = Descrizione OpenAPI (openapi.json)
# Arguments: $token, $study
guide-api-examples = Negli esempi inserisca i Suoi valori dove si trova un $: { $token } è il Suo token d'accesso, { $study } l'ID di uno studio.
# Heading: the data types of the REST API
guide-api-types = Tipi
guide-api-entry = Consenso e passi di qualificazione di un partecipante
guide-api-work = Lavoro sui compiti
