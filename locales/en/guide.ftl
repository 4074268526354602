### Titles and links of two documents that are in English: the guide to agreement statistics and the reference of the REST API.

guide-agreement-title = Agreement statistics
guide-agreement-lead = What each statistic measures, and when to report it.

## The reference of the REST API

guide-api-title = REST API
guide-api-send = Send an access token with every request, in this header:
guide-api-create = Create access tokens on your account page, or with this request:
guide-api-errors = Errors are returned as { $format } and name the rule that was broken.
guide-api-account = Your account
guide-api-description = OpenAPI description (openapi.json)
# Arguments: $token, $study
guide-api-examples = In the examples, put your own values where a $ is: { $token } is your access token, { $study } the ID of a study.
# Heading: the data types of the REST API
guide-api-types = Types

# Groups of calls in the contents of the page
guide-api-entry = Consent and qualification steps of a worker
guide-api-work = Work on tasks
