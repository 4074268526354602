### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = Use de 1 a { $most } caracteres: os sinais - _ . : @ + ~ além de letras (a a z) e algarismos.
entrance-parameter = Informe o nome do parâmetro que identifica o participante: letras (a a z), algarismos, hifens, sublinhados ou pontos, no máximo { $most } caracteres.
entrance-parameters-differ = Use um nome diferente para cada parâmetro. Esta página já usa os nomes “language” e “back”.
entrance-address = Informe um endereço que comece com https:// e tenha no máximo { $most } caracteres. Ele pode conter { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } e { "{" }study{ "}" }.
entrance-code = Um código de conclusão tem letras (a a z), algarismos, hifens ou sublinhados, no máximo { $most }.
entrance-needs-provider = Este link só funciona a partir da página do serviço de recrutamento. Abra o estudo lá.
entrance-of-other-study = Este link é de outro estudo do serviço de recrutamento. Abra o estudo lá de novo.
signed-link-is-forged = Este link não foi criado pelo serviço de recrutamento. Abra o estudo na página do serviço.
signed-link-has-expired = Este link é antigo demais. Abra o estudo de novo na página do serviço de recrutamento.
signed-link-is-not-valid-yet = Os relógios deste servidor e do serviço de recrutamento não marcam a mesma hora; por isso, o link não pode ser verificado. Tente de novo em alguns minutos.
signed-link-is-of-somebody-else = Este link foi criado para outra pessoa ou outro estudo. Abra o estudo de novo na página do serviço de recrutamento.
signed-link-cannot-be-checked = Não foi possível contatar o serviço de recrutamento; por isso, o link não pode ser verificado. Tente de novo em um minuto.
signed-link-was-used = Este link já foi usado. Abra o estudo de novo na página do serviço de recrutamento.
entrance-is-full = Este estudo não tem mais vagas ou tarefas no momento.
entrance-is-over = Sua vaga neste estudo não está mais disponível.
# To somebody who opened a personal link that is cut off, or who was taken off the list
invitation-unknown = Este link está incompleto ou não é mais válido. Abra de novo o link do seu convite.
invitees-missing = Informe pelo menos uma pessoa, uma por linha.
# Arguments: $n, $most
invitees-too-many = Uma lista pode ter no máximo { $most } pessoas. Com estas, ela teria { $n }.
# Arguments: $line, $given
invitee-address = Linha { $line }: “{ $given }” não é um endereço de e-mail.
# Arguments: $line, $most
invitee-name-length = Linha { $line }: um nome ou ID pode ter no máximo { $most } caracteres.
# Argument: the number of a line
invitee-two-addresses = Linha { $line }: há dois endereços de e-mail. Informe uma só pessoa por linha.
# Arguments: $line, $first, $second, $languages
invitee-two-names = Linha { $line }: tanto “{ $first }” quanto “{ $second }” são lidos como nome ou ID. Deixe só um deles ou informe o idioma com um destes códigos: { $languages }.
# Arguments: $line, $given, $earlier
invitee-twice = Linha { $line }: “{ $given }” também está na linha { $earlier }.
# Arguments: $line, $given
invitee-listed = Linha { $line }: “{ $given }” já está na lista, com outro nome ou outro endereço.
# Arguments: $line, $given, $label
invitee-elsewhere = Linha { $line }: “{ $given }” está na lista de outro link de acesso, “{ $label }”.
invitee-has-come = Esta pessoa já começou e continua na lista.
invitees-not-live = Você pode enviar convites quando o estudo estiver no ar e este link estiver aberto.
sends-no-mail = Este servidor não envia e-mails. Baixe os links e envie-os por conta própria.
return-code-unknown = Não conhecemos este código para continuar. Verifique cada caractere ou comece uma nova participação.
not-finished-yet = Você ainda não concluiu este estudo. Sua página mostra a próxima etapa.
taking-part-has-ended = Sua participação neste estudo terminou.
needs-account = Quem participa sem conta não pode ter outra função. Primeiro, crie uma conta.
# A file with the results of a batch of Mechanical Turk
results-too-large = O arquivo passa de { $most } MiB. Baixe os resultados de menos HITs de cada vez.
# The reason is in English
results-unusable = Não é possível ler este arquivo como resultados do Mechanical Turk. { $why }
