### Versions of a task: how a draft is published over a live version, and which versions statistics are about.

# Within a sentence
versions-one = versão { $number }
versions-pooled = versões { $numbers } (redação corrigida)
versions-heading = Versões exibidas
versions-separate = As respostas de versões diferentes são analisadas separadamente. As versões que diferem apenas na redação são reunidas.
# Arguments: $task, $versions
versions-shown = { $task }: { $versions }
# Arguments: $versions, $answers
versions-other = Mostrar { $versions } ({ $answers })
versions-answers = respostas: { $n }
versions-compare = Comparar versões
versions-preferred = { $better } melhor que { $other } (proporção)
versions-compare-end = Ocultar a comparação
versions-side-by-side = Versões de “{ $task }” lado a lado
versions-publish-title = Publicar sobre a versão { $number }
versions-publish-lead = A versão { $number } está ativa. Sua escolha decide o que os participantes veem agora e como as respostas são analisadas.
# Followed by two choices: versions-publish-wording and versions-publish-version
versions-publish-how = Este rascunho é
versions-publish-wording = Só erros de digitação: a redação é corrigida
versions-publish-wording-hint = Os HITs abertos mostram o texto corrigido. Os HITs em andamento não mudam. As estatísticas reúnem as duas versões e informam isso.
versions-publish-version = Uma nova versão
versions-publish-version-hint = Os HITs existentes mantêm a versão { $number } e os novos lotes usam esta. As estatísticas são separadas e as versões podem ser comparadas.
versions-publish-not-wording = “Só erros de digitação” não é possível, porque mudou algo que não é redação: { $field }.
versions-publish-next = O rascunho foi salvo. Escolha abaixo como publicá-lo.
versions-corrected = A redação corrigida foi publicada. Os participantes que abrirem um HIT a partir de agora a verão.
versions-as-reported = Como no relatório
versions-corrects = corrige a redação da versão { $number }
