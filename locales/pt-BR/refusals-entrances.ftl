### Refusals of entry links: what researchers set, and what people who follow one are told.

entrance-id = Use de 1 a { $most } caracteres: os sinais - _ . : @ + ~ além de letras (a a z) e algarismos.
entrance-parameter = Informe o nome do parâmetro que identifica o participante: letras (a a z), algarismos, hifens, sublinhados ou pontos, no máximo { $most } caracteres.
entrance-parameters-differ = Use um nome diferente para cada parâmetro. Os nomes “language” e “back” já estão em uso.
entrance-address = Informe um endereço que comece com https:// e tenha no máximo { $most } caracteres. Ele pode conter { "{" }code{ "}" }, { "{" }person{ "}" }, { "{" }session{ "}" } e { "{" }study{ "}" }.
entrance-code = Um código de conclusão tem letras (a a z), algarismos, hifens ou sublinhados, no máximo { $most }.
entrance-needs-provider = Este link só funciona a partir da página do serviço de recrutamento. Abra o estudo lá.
entrance-of-other-study = Este link é de outro estudo do serviço de recrutamento. Abra o estudo lá de novo.
entrance-is-full = Todas as vagas deste estudo estão ocupadas.
entrance-is-over = Você não pode mais participar deste estudo.
return-code-unknown = Este código não é conhecido aqui. Verifique cada caractere ou comece do início.
not-finished-yet = Ainda há algo para fazer neste estudo. Sua página mostra a próxima etapa.
taking-part-has-ended = Você concluiu sua parte neste estudo.
