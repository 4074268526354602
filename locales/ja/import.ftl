### Texts of a study: the pages of sources and of outputs, and the import of files.

## Uploading a file

import-title = インポート
import-format = 形式
import-format-from-name = ファイル名から判定
import-format-csv = CSV
import-format-tsv = TSV（引用符なし）
import-format-jsonl = JSON Lines
import-format-lines = プレーンテキスト（1行に1テキスト）
# Arguments: $rows, $columns, $bytes
import-limits = 最大{ $rows }行、{ $columns }列、1セルあたり{ $bytes }バイトまで。
import-upload = ファイルをアップロード

## Choosing columns

import-sources = 原文をインポート
import-outputs = 出力をインポート
# Arguments: $file, $format
import-file-and-format = ファイル：{ $file }。形式：{ $format }。
import-columns = 列
import-columns-of-sources = 選択しない列は、各原文とともに保存されます。
import-columns-of-outputs = 選択しない列はインポートされません。
import-id = ID
import-source-id = 原文ID
# No column is selected for the ID: each row gets its number as ID.
import-number-rows = 行番号を使う
# No column is selected: one system or language applies to all rows.
import-one-for-all = すべての行で共通
import-default-system = 既定のシステム
import-default-system-hint = システムのない行に使います。
import-default-language = 既定の言語
import-rows-without-language = 言語のない行に使います。
import-default-language-of-outputs-hint = 複数の言語に同じIDの原文がある場合にのみ必要です。
import-validate = ファイルを検証

## The result of the validation

import-validation = 検証
import-not-possible = ファイルはまだインポートできません
import-all-valid = すべての行が有効です
import-n-ready = { $n }行をインポートできます。
import-rows = { $n }行をインポート
# Arguments: $invalid, $valid
import-invalid-and-valid = 無効な行：{ $invalid }。有効な行：{ $valid }。
import-nothing-imported = 何もインポートされていません。ファイルを修正してもう一度アップロードするか、有効な行だけをインポートしてください。
import-valid-rows = 有効な{ $n }行をインポート
import-invalid-rows = 無効な行
# Column head: number of the line in the file.
import-line = 行
import-n-more-invalid = ほかに無効な行が{ $n }行ありますが、表示していません。
import-discard = ファイルを破棄
import-first-rows = ファイルの先頭の行

## After an import

import-n-imported = { $n }行をインポートしました。
import-n-skipped = 無効な{ $n }行を除外しました。

## Sources

sources-import-lead = UTF-8のCSV、TSV、JSON Lines、プレーンテキスト。インポートの前にプレビューが表示されます。
sources-none = 最初のインポートの後、原文がここに表示されます。
# How many sources or outputs there are in a language; the language is a name or a code.
# Arguments: $language, $n
sources-in-language = { $language }：{ $n }
sources-all-languages = すべての言語

## Outputs

outputs-lead = 原文から作られたテキスト：人手による書き換え、組み込みのベースライン、インポートしたシステムの出力。
outputs-none = 出力のあるシステムがここに表示されます。
outputs-none-yet = 最初のインポートの後、出力がここに表示されます。
# Column head: how the outputs of a system came about.
outputs-origin = 由来
outputs-by-language = 言語別の出力
outputs-origin-human = この研究で集めた人手による書き換え
outputs-origin-written = このシステム名のタスクで作業者が書いたテキスト
outputs-origin-copy = 原文のコピー
outputs-origin-rules = ルールと研究の略語
outputs-origin-file = インポートしたファイル
outputs-built-in = 組み込みシステム
outputs-built-in-lead = すべての原文について、システムの不足している出力を作成します。既存の出力は変わりません。
outputs-run = { $system }を実行
outputs-import-lead = 1行に1つの出力：原文のID、システム、テキスト。
# Arguments: $n, $system
outputs-n-created = { $n ->
    [0] { $system }の出力に不足はありませんでした。
   *[other] { $system }の出力を{ $n }件作成しました。
}
