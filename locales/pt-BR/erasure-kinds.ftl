### The kinds of data that an erasure counts: each is followed by a number of records.

## Erased for every worker

erasure-drafts = Rascunhos
erasure-rejection-reasons = Motivos de recusas
erasure-messages = Mensagens
erasure-conversations = Conversas
erasure-countries = Países declarados e detectados
erasure-decision-reasons = Motivos de decisões
erasure-provider-ids = IDs em serviços de recrutamento e códigos para continuar
erasure-reviewer-notes = Notas dos revisores
erasure-typing = Contagens de digitação e colagem
erasure-sightings = Códigos de dispositivos e redes
erasure-looks = Notas sobre o trabalho examinado
erasure-stored-results = Cópias salvas de resultados calculados
erasure-log-details = Detalhes do log de auditoria

## Erased if the answers are removed

erasure-texts = Textos que a pessoa escreveu
erasure-free-text = Respostas de texto livre
erasure-skip-reasons = Motivos para pular uma pergunta
erasure-scores = Pontuações dos textos da pessoa
erasure-gold-comparisons = Comparações com as respostas esperadas de itens-ouro
erasure-test-answers = Respostas ao teste de qualificação

## Erased with the account

erasure-account = Nome, endereço de e-mail e senha
erasure-sessions = Sessões
erasure-browsers = Navegadores conhecidos
erasure-codes = Códigos de login
erasure-identities = Identidades no serviço de login
erasure-tokens = Tokens de API
erasure-connections = Conexões com serviços de recrutamento
erasure-mail = E-mails
erasure-invitations = Convites
erasure-mail-links = Links em e-mails
erasure-messages-to-workers = Mensagens a participantes
erasure-upload-pieces = Partes de arquivos enviados
erasure-uploads = Arquivos enviados
erasure-roles = Papéis em estudos

## Kept under the pseudonym

erasure-submissions = Envios
erasure-answers = Respostas
erasure-answers-without-text = Respostas, sem os textos e excluídas de todos os resultados
erasure-payments = Registros de pagamento
erasure-decisions = Decisões de qualificação
erasure-bonus-reasons = Motivos de bônus
erasure-payee = Dados bancários e do PayPal
