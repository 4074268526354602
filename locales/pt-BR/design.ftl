### The tasks of a study and the task designer: list, form, preview, versions, trial. Its questions are in design-questions.ftl.

## The list of tasks

design-tasks-lead = Você pode editar um rascunho. Ao publicá-lo, ele é congelado, e edições posteriores criam uma nova versão.
design-no-tasks = Este estudo ainda não tem tarefas. Acrescente abaixo uma tarefa a partir de uma predefinição.
design-position = Posição
design-versions = Versões
design-item-shows = Cada item mostra
design-judgements-per-item = Julgamentos por item
design-items-per-hit = Itens por HIT
design-qualification = Qualificação
design-same-title = Mesmo título da tarefa { $place }
design-new-task = Nova tarefa
design-new-task-lead = Comece com uma predefinição. Ela é uma tarefa completa, e você pode mudar todas as partes.
design-n-presets = { $n ->
    [one] { $n } predefinição
   *[other] { $n } predefinições
}
design-add-task = Acrescentar tarefa

## What an item shows

design-shows-source = Um texto de origem
design-shows-output = Uma saída
design-shows-pair = Um texto de origem e uma saída
design-shows-outputs = Um texto de origem e várias saídas
design-shows-sides = Um texto de origem e duas saídas lado a lado
design-shows-two = Duas saídas lado a lado

## The steps of the qualification

design-gate-location = Verificação de localização
design-gate-test = Teste de qualificação
design-gate-pilot = Piloto
design-gate-review = Revisão em língua materna
design-gate-known = Itens-ouro

## The head of the designer

design-lead = Tarefa { $place }, predefinição: { $preset }, versão { $version }
design-lead-scratch = Tarefa { $place }, criada do zero, versão { $version }
design-publish = Publicar tarefa
design-duplicate = Duplicar tarefa
design-gold-items = Itens-ouro
design-try = Testar como participante
design-preview-width = Largura da prévia
design-width-desktop = Computador
design-width-phone = Celular

## The form

design-title-in = Título ({ $language })
design-instructions-in = Instruções e exemplos ({ $language })
design-content = Conteúdo
design-display = Exibição do texto
design-display-plain = Sem alteração
design-display-masked = Palavras de uma lista substituídas por […]
design-display-stripped = Palavras de uma lista removidas
design-display-diff = Mudanças em relação ao texto de origem destacadas
design-display-hint = Tarefas em que se escreve precisam de textos sem alteração. Destacar mudanças exige um texto de origem e uma saída.
design-hidden-words = Palavras ocultas
design-words-to-hide = Palavras a ocultar ({ $language })
design-words-to-hide-hint = Uma palavra por linha. Maiúsculas e minúsculas não se distinguem. O texto após uma tabulação é ignorado, como na saída de “concord style lexicon”.
design-timeout = Tempo limite de inatividade (minutos)
design-reward-per-submission = Remuneração por envio ({ $currency })
design-expected-time = Tempo previsto por HIT (segundos)
design-expected-time-hint = Os participantes veem esse tempo, e a remuneração por hora que resulta dele, antes de começar.
design-steps-before = Etapas de qualificação antes desta tarefa
design-save-draft = Salvar rascunho

## The texts that are missing in a language, or have to be confirmed

design-texts-to-check = Textos para verificar antes de publicar
design-texts-lead = Cada texto precisa existir em todos os idiomas do estudo. Edite, exclua ou confirme os outros textos desta lista.
design-text-missing = Falta
design-text-old-scale = Escrito para os pontos anteriores da escala
design-text-outdated = Ainda é o texto da predefinição, mas o do primeiro idioma foi alterado
design-text-copied = A predefinição não tem texto neste idioma: este é o texto em inglês
design-text-added = Copiado da predefinição quando o idioma foi adicionado
design-text-placeholder = Texto provisório: escreva o seu
design-text-confirm = Este texto ainda serve
design-texts-confirm-all = Todos os textos da lista ainda servem ({ $language })
design-texts-edit = Editar os textos ({ $language })

## Texts from another task, and the system of written texts

design-origin = Origem dos textos e sistema das saídas
design-texts-from = Receber textos de
design-task-choice = { $place }. { $title }
design-task-number = Tarefa { $place }
design-no-other-task = Este estudo não tem outra tarefa que colete textos. Tarefas-piloto não podem ser usadas aqui.
design-feed-hint = Cada texto se torna um HIT automaticamente. Esta tarefa precisa de um item por HIT e mostra no máximo uma saída.
design-pass-on = Quando repassar os textos
design-pass-on-approved = Depois da aprovação para pagamento
design-pass-on-submitted = Depois do envio, se o envio for contabilizado
design-only-with-spans = Repassar somente textos com trechos destacados
design-memory = Memória de tradução: semelhança mínima em porcentagem
design-memory-hint = Mostra textos anteriores de textos de origem semelhantes: 30 a 100, ou vazio para nenhum. A tarefa precisa mostrar o texto de origem.
design-system = Nome do sistema para os textos escritos nesta tarefa
design-system-hint = Por exemplo, “formal”. Vazio significa “human”. Só para tarefas em que os participantes escrevem textos.

## Gold items

design-gold-on = Misturar itens-ouro aos HITs
design-gold-every = HITs por item-ouro, em média
design-gold-least = Porcentagem mínima de itens-ouro respondidos como esperado
design-gold-after = Número de itens-ouro a responder antes da verificação
design-gold-below = Se a porcentagem for menor
design-gold-warn = Avisar o participante
design-gold-pause = Pausar o participante até que um gerente decida
design-gold-exclude = Não dar mais HITs deste estudo ao participante

## The definition and the versions

design-definition = Definição
design-definition-lead = A tarefa completa em todos os idiomas, em um arquivo, para arquivar, comparar ou reutilizar.
design-show-definition = Mostrar a definição em JSON
design-json-schema = JSON Schema das definições de tarefas
design-json-or-toml = JSON ou TOML.
design-save-definition = Salvar definição como rascunho
design-versions-of-task = Versões desta tarefa
design-published = Publicada em
design-changes = Mudanças
design-no-changes = Nenhuma mudança
design-lines-changed = { $n ->
    [one] { $n } linha alterada desde a versão { $version }
   *[other] { $n } linhas alteradas desde a versão { $version }
}

## A trial: the task as a worker sees it

design-designer = Editor de tarefas
design-trial-of = Simulação: { $title }
design-trial = Simulação
design-trial-note = Este é o HIT como um participante o vê. Nada é salvo nem pago.
# In place of a text, in a study that has none yet; in the language of the texts
design-trial-sample = Um texto do estudo aparece aqui.
design-back-to-designer = Voltar ao editor
design-answers = Respostas que seriam salvas
design-answers-caption = Respostas como aparecem na exportação
design-spans = Trechos
design-could-insist = Um participante veria estes avisos e ainda poderia enviar
design-could-not-submit = Um participante não poderia enviar estas respostas

## Messages after a form

design-draft-saved = O rascunho foi salvo.
design-task-published = A tarefa foi publicada. Os novos lotes usam esta versão.
design-task-duplicated = A tarefa foi duplicada. Agora você está editando a cópia.

## Columns of the imported file that workers see next to a text

design-columns = Colunas mostradas com o texto
# Arguments: $n
design-columns-lead = Os participantes veem até { $n } colunas do arquivo importado abaixo do texto, por exemplo o contexto. Deixe o nome vazio para remover uma coluna.
# The names of the columns of one source
# Arguments: $list
design-columns-known = Colunas do primeiro texto de origem: { $list }
# Arguments: $n
design-column-number = Coluna { $n }
design-column-name = Nome no arquivo
design-column-unknown = Nenhuma coluna com este nome foi encontrada nos textos; os participantes não veriam nada.
# Arguments: $language
design-column-label = Rótulo para os participantes ({ $language })
design-column-label-hint = Sem rótulo, os participantes leem o nome da coluna.
# A number: the order of the columns
design-column-place = Posição
design-column-collapsed = Recolhida até que o participante a abra
