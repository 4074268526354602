### Refusals about bonuses, budgets, payouts and accounts.

budget-is-used = Este estudo não tem orçamento para mais trabalho no momento. O que você enviou continua valendo para o seu pagamento.
# Arguments: $amount, $left
beyond-budget = { $amount } ultrapassam os { $left } que restam do orçamento deste estudo. Aumente o orçamento nas configurações ou conceda menos.
bonuses-are-old = Estes bônus não estão mais atualizados: alguém ganhou algo desde então, ou outra pessoa calculou novos bônus. Calcule-os de novo.
bonuses-are-approved = Estes bônus já estão aprovados. Nada foi aprovado duas vezes.
bonuses-were-changed = Alguém alterou um bônus desde que você abriu esta página. Veja a lista de novo antes de aprová-la.
bonus-id-is-used = Com esta página já foi dado outro bônus. Abra-a de novo para dar mais um.
no-bonus-to-approve = Nenhum participante desta lista recebe um bônus.
# Arguments: $worker
no-such-worker = Não há nenhum participante { $worker } aqui. Use o pseudônimo, por exemplo W017.
give-holder = Informe o nome do titular da conta.
holder-in-latin = Escreva o nome do titular em letras latinas, como no seu cartão do banco.
give-account-or-paypal = Informe um IBAN ou um endereço do PayPal.
give-payer = Informe primeiro a conta de débito: na página da rodada de pagamento, em “Arquivos”.
iban-format = Isso não é um IBAN. Um IBAN começa com duas letras e dois algarismos, por exemplo DE89 3704 0044 0532 0130 00.
iban-check-digits = Um algarismo deste IBAN está errado. Compare o IBAN com o seu cartão do banco ou com o extrato.
# Arguments: $country
iban-country = Os números de conta deste país ({ $country }) têm outra forma. Compare o IBAN com o seu cartão do banco ou com o extrato.
# Arguments: $country
iban-not-sepa = As contas deste país ({ $country }) não podem receber transferências SEPA. Use um endereço do PayPal.
not-a-bic = Um BIC tem oito ou onze letras e algarismos, por exemplo COBADEFFXXX.
nobody-for-this-file = Com este arquivo não é possível pagar ninguém desta rodada de pagamento: os participantes não informaram os dados necessários, ou tudo já foi confirmado.
# Arguments: $reason
file-cannot-be-written = O arquivo não pode ser criado. { $reason }
