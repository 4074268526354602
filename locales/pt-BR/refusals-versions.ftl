### Refusals about versions of a task: publishing over a live version, and choosing which versions statistics are about.

versions-unreadable = Indique as versões com o lugar da tarefa, um ponto e a versão, separadas por vírgulas, por exemplo 2.1,3.4.
version-numbers-unreadable = Indique as versões pelos números, separados por vírgulas, por exemplo 2,3.
# Arguments: $task, $version
no-such-version = A tarefa { $task } não tem a versão publicada { $version }. Escolha outra versão.
versions-are-not-pooled = Essas versões diferem em mais do que a redação, por isso as respostas são analisadas separadamente. Escolha uma delas.
no-version-to-correct = Nenhuma versão desta tarefa está ativa, por isso não há redação a corrigir. Publique o rascunho como nova versão.
not-only-wording = “{ $field }” não é redação e mudou. Desfaça essa alteração para corrigir apenas a redação, ou publique o rascunho como nova versão.
