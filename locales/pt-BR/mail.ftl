### Texts of e-mails. Each message is a subject or a paragraph; an address follows where a colon ends it.

mail-confirm-subject = Confirme seu endereço de e-mail
# Argument: the address of this server
mail-confirm-text = Alguém, provavelmente você, informou este endereço de e-mail para uma conta em { $site }. Para confirmar que o endereço é seu, abra esta página:
mail-confirm-days = O link funciona por 7 dias.
mail-confirm-ignore = Se não foi você, ignore este e-mail.
mail-reset-subject = Escolha uma nova senha
# Argument: the address of this server
mail-reset-text = Alguém, provavelmente você, pediu uma nova senha para sua conta em { $site }. Para escolher uma, abra esta página:
mail-reset-hour = O link funciona uma única vez, dentro de uma hora.
mail-reset-ignore = Se não foi você, ignore este e-mail. Sua senha não foi alterada.
# Argument: the title of the study
mail-pilot-subject = Seus textos-piloto em “{ $study }” foram lidos
# Argument: the title of the study
mail-pilot-passed = Um revisor leu seus textos-piloto em “{ $study }”. Você foi aprovado. Suas tarefas estão nesta página:
# Argument: the title of the study
mail-pilot-failed = Um revisor leu seus textos-piloto em “{ $study }”. Você não foi aprovado. Os motivos estão nesta página:
# Argument: an amount with its currency
mail-paid-subject = Você recebeu { $amount }
# Arguments: $amount, $study
mail-paid-text = Você recebeu { $amount } pelo seu trabalho em “{ $study }”. Todos os seus pagamentos estão nesta página:
mail-paid-participant = Você recebeu { $amount } pelo seu trabalho em “{ $study }”. Esta é a sua página no estudo:
# Argument: the title of the study
mail-invited-subject = Convite: “{ $study }”
# Argument: the title of the study
mail-reminded-subject = Lembrete: “{ $study }”
# Argument: the title of the study
mail-invited-text = Convidamos você a participar do estudo “{ $study }”. Esta página explica o que você fará e o que receberá em troca:
# Argument: the title of the study
mail-reminded-text = Você recebeu um convite para participar do estudo “{ $study }” e ainda não o concluiu. Comece ou continue nesta página:
mail-invited-link = Este link é só para você; não o encaminhe. Você pode usá-lo de novo para continuar em qualquer dispositivo.
# Argument: whom to ask
mail-invited-contact = Dúvidas sobre o estudo: { $contact }
mail-invited-stop = Para não receber mais e-mails sobre este estudo, abra esta página:
mail-unsubscribe = Para não receber mais e-mails sobre seu trabalho, abra esta página:
