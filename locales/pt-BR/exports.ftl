### Pages that hand out results: the tables of the papers, the data statement and the data export.

## Paper tables. The tables themselves are in English.

tables-title = Tabelas de artigos
tables-lead = Tabelas e figuras de artigos publicados, preenchidas com os dados deste estudo. As células vazias indicam o motivo.
tables-baseline = Sistema baseline
tables-compare = Comparar sistemas
tables-none = Nenhuma tabela desses artigos pode ser preenchida com este estudo ainda.
tables-others = Outras tabelas destes artigos ({ $n })
# Column heads of the list of tables, and whether the study fills a table
tables-table = Tabela
tables-contents = Conteúdo
tables-filled = preenchida
tables-empty = sem dados
# Argument: $paper (a citation)
tables-of-paper = Tabelas de { $paper }
# Links from one table to its neighbours and to the list
tables-before = Anterior
tables-after = Próxima
tables-all = Todas as tabelas

## Data statement. The statement itself is in English.

statement-title = Declaração de dados: { $title }
statement-lead = Informações sobre os dados, na medida em que este estudo as registra. Imprima esta página no navegador.
statement-created-with = Criado com { $software }.

## Export

export-title = Exportação de dados
export-lead = Todos os dados deste estudo. Os participantes aparecem sob seus pseudônimos.
export-complete = Exportação completa
export-complete-lead = Um arquivo compactado com um manifesto: número de linhas por arquivo, hashes de todos os arquivos e versões das tarefas.
export-all-csv = Baixar todos os arquivos (CSV)
export-all-jsonl = Baixar todos os arquivos (JSON Lines)
export-all-parquet = Baixar todos os arquivos (Parquet)
export-single = Arquivos individuais
export-content = Conteúdo
export-lines = Linhas
export-files = Arquivos
export-file-as-csv = { $file } em CSV
export-file-as-jsonl = { $file } em JSONL
export-file-as-parquet = { $file } em Parquet

## Export: the content of each file

export-about-sources = Os textos de origem, com as colunas com que foram importados.
export-about-systems = Os sistemas que produziram saídas: pessoas que escrevem, baselines e sistemas importados.
export-about-outputs = Todas as reescritas e saídas de sistemas, com texto de origem, autor, uso nos relatórios e correções.
export-about-tasks = Todas as versões de todas as tarefas, com a definição completa e o hash.
export-about-items = O conteúdo de cada HIT: uma linha por saída, ou por texto de origem se não há saída mostrada.
export-about-assignments = Atribuições de HITs a participantes, com horários, tempo de trabalho e resultado.
export-about-answers = Uma linha por valor: item, participante, valor, pergunta, versão e resultado.
export-about-adjudications = Decisões sobre itens em que os participantes discordam: item, valor, pergunta e observação.
export-about-workers = Os participantes, sob seus pseudônimos.
export-about-qualifications = Todas as decisões de qualificação, com a regra e as evidências.
export-about-reviews = Os julgamentos das reescritas-piloto feitos por falantes nativos.
export-about-payments = O livro-razão dos pagamentos, com valores na menor unidade da moeda.
export-about-events = O log de auditoria: quem mudou o quê, com o estado antes e depois.

## Export: notes on the data. Names of columns and files stay in English.

export-notes = Notas sobre os dados
export-note-pseudonyms = Os participantes se chamam W001, W002 e assim por diante. Os membros da equipe são identificados pelo papel. Os arquivos não contêm nomes, endereços nem contas.
export-note-csv = Nos arquivos CSV, textos que uma planilha leria como fórmula começam com um apóstrofo. Números como -3 não são alterados. Nos arquivos JSON Lines, cada texto está exatamente como foi salvo.
export-note-parquet = Os arquivos Parquet são para pandas, polars, DuckDB e R. Suas colunas têm tipos de dados: números, datas e horas, true ou false, e texto. Cada texto está exatamente como foi salvo. As respostas numéricas estão na coluna “value”, e todas as outras em “value_text”.
export-note-counted = As respostas que contam para as estatísticas têm o resultado “counted”, e “superseded” é false. O comando “concord agreement” lê as colunas “item”, “worker” e “value”.
export-note-pairs = As saídas que foram comparadas lado a lado estão no arquivo “items”, com o mesmo “hit_item_id”. A resposta indica a melhor saída, ou é “tie”.
export-note-used = As saídas usadas nos relatórios têm “used” igual a true. As outras foram removidas ou substituídas por um texto corrigido. Um texto corrigido tem sua própria linha, e a coluna “corrects” indica a saída que ele substitui.
export-note-adjudicated = As decisões de adjudicação estão no arquivo “adjudications”, com o mesmo item e a mesma pergunta das respostas. Elas não alteram as respostas.

## Export to object storage

export-storage = Exportação para o armazenamento de objetos
export-storage-lead = Um job grava todos os arquivos no armazenamento de objetos deste servidor. A exportação está completa quando seu estado é “concluído”.
# Followed by an address such as s3://bucket/folder
export-storage-to = As exportações deste estudo são gravadas em
export-storage-format = Formato
export-storage-start = Iniciar exportação
# Column head: the address of a folder
export-storage-folder = Pasta
export-storage-told = A exportação está na fila. Você pode sair desta página.
