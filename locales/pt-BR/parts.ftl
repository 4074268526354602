### Small parts that many pages share: charts, figures, progress bars; and two pages about secrets and the first account.

part-copy = Copiar
part-contents = Conteúdo
part-download-figure = Baixar SVG
part-download-png = Baixar PNG
part-figure-failed = Não foi possível desenhar a figura ({ $error }). Seus números estão na tabela.
part-data-table = Dados em tabela
part-how-computed = { $label }: como isso é calculado?
part-progress = { $done } de { $of } ({ $percent }%)

## A secret that was just created, such as an access token or an invitation link

part-shown-once = Isso é mostrado uma só vez
part-shown-once-text = Copie agora. Isso não é salvo e não pode ser mostrado de novo. Se você perder, revogue e crie outro.

## The first start of a server

part-setup-title = Configuração do servidor
part-setup-lead = Crie a conta de administração, que pode criar estudos, convidar pessoas e ler o log de auditoria. Este link funciona uma só vez.
part-setup-create = Criar conta de administração

opens-in-new-tab = (abre em uma nova aba)
# Name of a table
# Arguments: $question (such as “Edit types”), $option (an option of it)
part-question-option = { $question }: { $option }
