### Texts of a study: the pages of sources and of outputs, and the import of files.

## Uploading a file

import-title = Importação
import-format = Formato
import-format-from-name = Detectar pelo nome do arquivo
import-format-csv = CSV
import-format-tsv = TSV sem aspas
import-format-jsonl = JSON Lines
import-format-lines = Texto simples, um texto por linha
import-limits = No máximo { $rows } linhas, { $columns } colunas e { $bytes } bytes por célula.
import-upload = Enviar arquivo

## Choosing columns

import-sources = Importar textos de origem
import-outputs = Importar saídas
import-file-and-format = Arquivo: { $file }. Formato: { $format }.
import-columns = Colunas
import-columns-of-sources = As colunas que você não selecionar são salvas com cada texto de origem.
import-columns-of-outputs = As colunas que você não selecionar não são importadas.
import-id = ID
import-source-id = ID do texto de origem
import-number-rows = Numerar as linhas
import-one-for-all = O mesmo para todas as linhas
import-default-system = Sistema padrão
import-default-system-hint = Para linhas sem sistema.
import-default-language = Idioma padrão
import-rows-without-language = Para as linhas sem idioma.
import-default-language-of-outputs-hint = Necessário somente se textos de origem em vários idiomas têm o mesmo ID.
import-validate = Validar arquivo

## The result of the validation

import-validation = Validação
import-not-possible = O arquivo ainda não pode ser importado
import-all-valid = Todas as linhas são válidas
import-n-ready = { $n ->
    [one] { $n } linha pode ser importada.
   *[other] { $n } linhas podem ser importadas.
}
import-rows = { $n ->
    [one] Importar { $n } linha
   *[other] Importar { $n } linhas
}
import-invalid-and-valid = Linhas inválidas: { $invalid }. Linhas válidas: { $valid }.
import-nothing-imported = Nada foi importado. Corrija o arquivo e envie-o de novo, ou importe somente as linhas válidas.
import-valid-rows = { $n ->
    [one] Importar { $n } linha válida
   *[other] Importar { $n } linhas válidas
}
import-invalid-rows = Linhas inválidas
import-line = Linha
import-n-more-invalid = { $n ->
    [one] Mais { $n } linha inválida não está listada.
   *[other] Mais { $n } linhas inválidas não estão listadas.
}
import-discard = Descartar arquivo
import-first-rows = Primeiras linhas do arquivo

## After an import

import-n-imported = { $n ->
    [one] { $n } linha foi importada.
   *[other] { $n } linhas foram importadas.
}
import-n-skipped = { $n ->
    [one] { $n } linha inválida foi ignorada.
   *[other] { $n } linhas inválidas foram ignoradas.
}

## Sources

sources-import-lead = CSV, TSV, JSON Lines ou texto simples, em UTF-8. Você vê uma prévia antes de qualquer importação.
sources-none = Os textos de origem aparecem aqui depois da primeira importação.
sources-in-language = { $language }: { $n }
sources-all-languages = Todos os idiomas

## Outputs

outputs-lead = Textos feitos a partir dos textos de origem: reescritas humanas, baselines integrados e saídas de sistemas importados.
outputs-none = Os sistemas aparecem aqui quando têm saídas.
outputs-none-yet = As saídas aparecem aqui depois da primeira importação.
outputs-origin = Origem
outputs-by-language = Saídas por idioma
outputs-origin-human = Reescritas humanas coletadas neste estudo
outputs-origin-written = Textos que participantes escreveram em uma tarefa com este nome de sistema
outputs-origin-copy = Cópia do texto de origem
outputs-origin-rules = Regras e as abreviações do estudo
outputs-origin-file = Arquivo importado
outputs-built-in = Sistemas integrados
outputs-built-in-lead = Cria as saídas faltantes de um sistema para todos os textos de origem. As saídas existentes não mudam.
outputs-run = Executar { $system }
outputs-import-lead = Uma linha por saída: o ID do texto de origem, o sistema e o texto.
outputs-n-created = { $n ->
    [0] Não faltava nenhuma saída de { $system }.
    [one] { $n } saída de { $system } foi criada.
   *[other] { $n } saídas de { $system } foram criadas.
}
