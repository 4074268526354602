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
mail-unsubscribe = Para não receber mais e-mails sobre seu trabalho, abra esta página:
