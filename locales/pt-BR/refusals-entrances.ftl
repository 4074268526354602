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
return-code-unknown = Não conhecemos este código para continuar. Verifique cada caractere ou comece uma nova participação.
not-finished-yet = Você ainda não concluiu este estudo. Sua página mostra a próxima etapa.
taking-part-has-ended = Sua participação neste estudo terminou.
needs-account = Quem participa sem conta não pode ter outra função. Primeiro, crie uma conta.
