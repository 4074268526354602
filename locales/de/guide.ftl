### Titles and links of two documents that are in English: the guide to agreement statistics and the reference of the REST API.

guide-agreement-title = Übereinstimmungsmaße
guide-agreement-lead = Was jedes Maß misst und wann Sie es berichten sollten.

## The reference of the REST API

guide-api-title = REST-API
guide-api-send = Senden Sie mit jeder Anfrage ein Zugriffstoken in diesem Header:
guide-api-create = Erstellen Sie Zugriffstoken auf Ihrer Kontoseite oder mit dieser Anfrage:
guide-api-errors = Fehler werden als { $format } zurückgegeben und nennen die verletzte Regel.
guide-api-account = Ihr Konto
guide-api-description = OpenAPI-Beschreibung (openapi.json)
# Arguments: $token, $study
guide-api-examples = Setzen Sie in den Beispielen eigene Werte ein, wo ein $ steht: { $token } ist Ihr Zugriffstoken, { $study } die ID einer Studie.
guide-api-types = Typen
guide-api-entry = Einwilligung und Qualifikationsschritte von Crowdworkern
guide-api-work = Arbeit an Aufgaben
