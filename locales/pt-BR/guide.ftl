### Titles and links of two documents that are in English: the guide to agreement statistics and the reference of the REST API.

guide-agreement-title = Estatísticas de concordância
guide-agreement-lead = O que cada estatística mede e quando relatá-la.

## The reference of the REST API

guide-api-title = API REST
guide-api-send = Envie um token de acesso com cada requisição, neste cabeçalho:
guide-api-create = Crie tokens de acesso na página da sua conta ou com esta requisição:
guide-api-errors = Os erros são devolvidos em { $format } e indicam a regra que foi violada.
guide-api-account = Sua conta
guide-api-description = Descrição OpenAPI (openapi.json)
# Arguments: $token, $study
guide-api-examples = Nos exemplos, coloque seus próprios valores onde há um $: { $token } é seu token de acesso e { $study } o ID de um estudo.
guide-api-types = Tipos
guide-api-entry = Consentimento e etapas de qualificação de um participante
guide-api-work = Trabalho nas tarefas
