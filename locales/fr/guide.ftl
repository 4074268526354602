### Titles and links of two documents that are in English: the guide to agreement statistics and the reference of the REST API.

guide-agreement-title = Statistiques d'accord
guide-agreement-lead = Ce que mesure chaque statistique, et quand la rapporter.

## The reference of the REST API

guide-api-title = API REST
guide-api-send = Envoyez un jeton d'accès avec chaque requête, dans cet en-tête :
guide-api-create = Créez des jetons d'accès sur la page de votre compte, ou avec cette requête :
guide-api-errors = Les erreurs sont renvoyées au format { $format } et nomment la règle enfreinte.
guide-api-account = Votre compte
guide-api-description = Description OpenAPI (openapi.json)
# Arguments: $token, $study
guide-api-examples = Dans les exemples, mettez vos propres valeurs là où se trouve un $ : { $token } est votre jeton d'accès, { $study } l'identifiant d'une étude.
guide-api-types = Types
guide-api-entry = Consentement et étapes de qualification d'un participant
guide-api-work = Travail sur les tâches
