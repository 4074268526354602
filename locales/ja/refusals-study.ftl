### Refusals of a study's settings and state, of its batches, and of restoring it from an export.

only-administrators-create = 研究を作成できるのは管理者だけです。研究を作成してあなたを研究者にするよう、管理者に依頼してください。
study-languages = 言語を1～{ $most }個選んでください（例：fr、pt-BR、zh-Hant）。
language-is-in-use = この研究には{ $language }のテキストまたは作業者があるため、この言語は削除できません。
# Arguments: $language, $list
not-a-study-language = この研究の言語は{ $list }だけで、{ $language }は含まれていません。先に研究の設定で追加してください。
currency-is-fixed = 報酬が発生した後は、通貨を変更できません。
consent-form-changed = ページを開いた後に、同意書が変更されました。もう一度お読みください。
not-a-currency = これは通貨コードではありません。EUR、USD、BRLのようなISO 4217のコードを使ってください。
approval-hours = 0（手動でのみ承認）から8,760（1年）までの時間数を入力してください。
retention-days = 0（消去しない）から{ $most }（10年）までの日数を入力してください。
study-needs-task = 研究を開始する前に、タスクを1つ以上公開してください。
study-state-changed = 別の人が研究の状態を変更したところです。ページを再読み込みしてください。
study-was-changed-meanwhile = 変更内容が表示された後に、研究が変更されました。変更内容をもう一度確認してください。何も変更されていません。
study-is-in-state = 研究はすでにこの状態です。ページを再読み込みしてください。
study-has-no-step = 下書きの研究は開始でき、実施中の研究は終了でき、終了した研究は再開できます。それ以外の状態の変更はできません。
# Arguments: $short, $language, $most
abbreviation-is-odd = 「{ $short }」（{ $language }）は1語で、展開形が必要です。それぞれ1～{ $most }文字で書いてください。
abbreviations-unreadable = リストを読み取れませんでした（{ $details }）。1行に1つずつ略語を書いてください（例：りょ = 了解）。
choose-task = タスクを選んでください。
task-is-not-published = このタスクはまだ公開されていません。公開してからバッチを作成してください。
study-just-changed = 別の人がこの研究を変更したところです。もう一度バッチを作成してください。
# Arguments: $n, $most
batch-too-large = このバッチのHITは{ $n }件になります。{ $most }件まで作成できます。サンプルを小さくしてください。
batch-of-too-many-items = これらのシステムではアイテムが{ $most }個を超えます。システムを減らしてください。
batch-needs-two-systems = このタスクは異なるシステムの出力を比べます。システムを2つ以上選んでください。
batch-needs-system = 作業者が判定する出力のシステムを選んでください。
batch-is-empty = このタスクに使える{ $language }のテキストがありません。先に原文を、タスクが出力を表示する場合は出力もインポートしてください。
sample-out-of-range = 抽出元の原文は{ $n }件です。1から{ $n }までの整数を入力してください。
batch-is-being-made = このバッチはまだ作成中です。1分後にもう一度お試しください。
batch-was-abandoned = 1分間進まなかったため、バッチの作成は中止され、不完全なままです。もう一度作成してください。
batch-is-stopped = このバッチはすでに停止しています。ページを再読み込みしてください。
batch-is-open = このバッチはすでに受付中です。ページを再読み込みしてください。
not-a-design = これは研究の設計ではありません（{ $details }）。
not-a-manifest = これはエクスポートのマニフェストではありません（{ $details }）。
not-a-list-of-known = これはゴールドアイテムのリストではありません（{ $details }）。
# Arguments: $file, $reason
restore-refused = { $file }：{ $reason }何もインポートされていません。
restore-parquet = Parquet形式のエクスポートはインポートできません。研究をCSVまたはJSON Linesでエクスポートし、そのファイルをインポートしてください。
# Arguments: $file, $details
file-unreadable = { $file }を読み込めませんでした（{ $details }）。何もインポートされていません。
# Arguments: $file, $manifest
file-was-changed = { $file }はエクスポートされたファイルと異なります（ハッシュが{ $manifest }のものと一致しません）。意図的に変更した場合は、{ $manifest }を削除してください。
file-is-there-twice = { $one }と{ $other }の両方があります。どちらかを削除してください。
# Arguments: $file, $rows
rows-refused = { $file }に使えない行があるため、何もインポートされていません：{ $rows }
systems-columns = システムのファイルには、列「system」と「kind」が必要です。
no-such-task = タスク{ $task }はありません。
# Arguments: $task, $reason
of-task = タスク{ $task }：{ $reason }
