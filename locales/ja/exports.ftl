### Pages that hand out results: the tables of the papers, the data statement and the data export.

## Paper tables. The tables themselves are in English.

tables-title = 論文の表
tables-lead = 発表済みの論文の図表に、この研究のデータを入れたものです。空のセルには理由を示します。
# The system that all others are compared with
tables-baseline = ベースラインシステム
tables-compare = システムを比較
tables-none = この研究のデータで埋められる論文の表は、まだありません。
tables-others = これらの論文のその他の表（{ $n }）
# Column heads of the list of tables, and whether the study fills a table
tables-table = 表
tables-contents = 内容
tables-filled = データあり
tables-empty = データなし
# Argument: $paper (a citation)
tables-of-paper = { $paper }の表
# Links from one table to its neighbours and to the list
tables-before = 前
tables-after = 次
tables-all = すべての表

## Data statement. The statement itself is in English.

statement-title = データステートメント：{ $title }
statement-lead = この研究に記録されている範囲での、データについての情報です。印刷にはブラウザーの印刷機能を使ってください。
# Below the statement: the name and version of the software
statement-created-with = { $software }で作成。

## Export

# Title of the page, a noun
export-title = データのエクスポート
export-lead = この研究のすべてのデータです。作業者は仮名で示されます。
export-complete = 完全なエクスポート
export-complete-lead = マニフェスト（各ファイルの行数、全ファイルのハッシュ、タスクのバージョン）付きの1つのアーカイブです。
export-all-csv = 全ファイルをダウンロード（CSV）
export-all-jsonl = 全ファイルをダウンロード（JSON Lines）
export-all-parquet = 全ファイルをダウンロード（Parquet）
export-single = 個別のファイル
# Column head: a description of the content of a file
export-content = 内容
# Column head: number of lines of a file
export-lines = 行数
export-files = ファイル
# Read aloud for a link with the text "CSV"
export-file-as-csv = { $file }（CSV形式）
# Read aloud for a link with the text "JSONL"
export-file-as-jsonl = { $file }（JSONL形式）
# Read aloud for a link with the text "Parquet"
export-file-as-parquet = { $file }（Parquet形式）

## Export: the content of each file

export-about-sources = 原文と、インポート時の列。
export-about-systems = 出力を作成したシステム：人間の書き手、ベースライン、インポートしたシステム。
export-about-outputs = すべての書き換えとシステム出力。原文、作成者、レポートでの使用、修正を含む。
export-about-tasks = 全タスクの全バージョン。完全な定義とハッシュを含む。
export-about-items = 各HITの内容。出力ごとに1行、出力を表示しない場合は原文ごとに1行。
export-about-assignments = 作業者へのHITの割り当て。日時、作業時間、結果を含む。
export-about-answers = 値ごとに1行：アイテム、作業者、値、質問、バージョン、結果。
export-about-adjudications = 作業者の回答が一致しないアイテムの裁定：アイテム、値、質問、メモ。
export-about-workers = 作業者（仮名）。
export-about-qualifications = 資格審査のすべての決定。適用したルールと根拠を含む。
export-about-reviews = パイロットの書き換えに対するネイティブ話者の評価。
# Minor units: cents, for example
export-about-payments = 支払い台帳。金額は通貨の最小単位。
export-about-events = 監査ログ：誰が何を変えたか。前後の状態を含む。

## Export: notes on the data. Names of columns and files stay in English.

export-notes = データについての注記
export-note-pseudonyms = 作業者はW001、W002のような名前で示されます。チームのメンバーは役割で示されます。ファイルに名前、アドレス、アカウントは含まれません。
export-note-csv = CSVファイルでは、表計算ソフトが数式と解釈するテキストの先頭にアポストロフィが付きます。-3のような数値は変わりません。JSON Linesファイルでは、どのテキストも保存されたとおりです。
export-note-parquet = Parquetファイルはpandas、polars、DuckDB、R向けです。列にはデータ型（数値、日時、真偽値、テキスト）があります。どのテキストも保存されたとおりです。数値の回答は列「value」に、それ以外の回答は列「value_text」に入ります。
export-note-counted = 統計に数えられる回答は、outcomeが「counted」で、「superseded」がfalseです。コマンド「concord agreement」は、列「item」「worker」「value」を読み込みます。
export-note-pairs = 並べて比較された出力は、ファイル「items」で同じ「hit_item_id」を持ちます。回答は、良いほうの出力の名前か、「tie」です。
export-note-used = レポートで使われる出力は、「used」がtrueです。その他の出力は、削除されたか、修正されたテキストに置き換えられています。修正されたテキストには独自の行があり、その列「corrects」が置き換えた出力を示します。
export-note-adjudicated = 裁定はファイル「adjudications」にあり、アイテムと質問は回答と同じです。裁定によって回答は変わりません。

## Export to object storage

export-storage = オブジェクトストレージへのエクスポート
export-storage-lead = ジョブがすべてのファイルをこのサーバーのオブジェクトストレージに書き込みます。状態が「完了」になった時点で、すべてのファイルが揃います。
# Followed by an address such as s3://bucket/folder
export-storage-to = この研究のエクスポートの書き込み先：
export-storage-format = 形式
export-storage-start = エクスポートを開始
# Column head: the address of a folder
export-storage-folder = フォルダー
export-storage-told = エクスポートを待機状態にしました。このページを離れてもかまいません。
