### Refusals of models, of their training, and of background jobs.

training-kind = 評価モデル、ニューラルスタイルモデル、ニューラル言語モデルのいずれかを選んでください。
training-needs-task = モデルが学習する評価値のあるタスクを選んでください。
training-needs-encoder-folder = 出発点とするエンコーダーのフォルダーを選んでください。ない場合は、先にサーバーのモデルフォルダーに追加する必要があります。
training-takes-no-task = タスクとエンコーダーを使うのは評価モデルだけです。両方とも空のままにしてください。
training-is-under-way = { $name }という名前の別の学習が進行中です。先にそれをキャンセルするか、別の名前で学習を開始してください。
# Arguments: $name, $details
training-failed = { $name }の学習に失敗しました：{ $details }。
training-was-cancelled = 学習はキャンセルされました。
encoder-was-changed = エンコーダー{ $file }は、この学習の依頼後に変更されています。以前のファイルに戻してジョブを再試行するか、別の学習を開始してください。
no-ratings-yet = この言語のテキストの評価値はまだありません。尺度またはスライダーを使うタスクで収集してください。
ratings-of-one-worker = すべての評価値が1人の作業者によるものです。モデルは未見の作業者の評価値でテストされるため、2人以上の作業者による、2つ以上のテキストの評価値が必要です。
no-rewrites-yet = この言語の人手による書き換えはまだありません。先に収集してください。
rewrites-of-one-source = すべての書き換えが1つの原文のものです。モデルは未見の書き換えでテストされるため、2つ以上の原文の書き換えが必要です。
unknown-job = このバージョンのConcordは、種類「{ $kind }」のジョブに対応していません。すべてのサーバーとジョブワーカーを更新して、もう一度お試しください。
no-such-source = この研究に原文{ $source }はありません。
models-folder-is-missing = このサーバーにはモデルフォルダーがありません。管理者が設定「models」で指定できます。
model-name = 「{ $file }」はモデルの名前として使えません。英字（a～z）、数字、ドット、ハイフン、アンダースコアだけを、200文字以内で使ってください。
model-needs-digest = { $file }には、16進数64桁のSHA-256ダイジェストが必要です。
model-name-is-taken = モデルフォルダーに{ $name }がすでにあるか、学習によって作成中です。別の名前を選んでください。
# Arguments: $file, $details
model-is-unusable = { $file }は使えません：{ $details }。
# Arguments: $file, $kind
model-is-not-there = { $file }がこのサーバーのモデルフォルダーにありません。モデルを追加するか、設定で別のモデルを選んでください。必要なもの：{ $kind }。
model-was-changed = { $file }は、研究で選択された後に変更されています。以前の内容に戻すか、設定をもう一度保存して新しい内容を使ってください。
# Arguments: $file, $kind, $details
model-is-not = { $file }をモデルとして読み込めません（{ $details }）。必要なもの：{ $kind }。
# Arguments: $file, $kind
model-is-another-kind = { $file }は別の種類のモデルです。必要なもの：{ $kind }。
kind-style = スタイルモデル（concord style train）
kind-naturalness = 人が書いたテキストとシステムのテキストを見分けるスタイルモデル（concord style train）
kind-language = ARPAファイルの言語モデル（concord lm train）
kind-dictionary = Hunspell辞書（.dicファイルと対応する.affファイル）
kind-vectors = 単語ベクトル（GloVe、word2vec、fastText）
kind-encoder = BERT系エンコーダーのフォルダー（config.json、tokenizer.json、model.safetensors）
kind-neural-style = ニューラルスタイルモデルのフォルダー（concord train textcnn）
kind-neural-language = ニューラル言語モデルのフォルダー（concord train lm、またはconfig.json、tokenizer.json、model.safetensorsを含むGPT-2系のモデル）
kind-rating = 評価モデルのフォルダー（concord train regression）
is-being-scored = この研究の全テキストのスコアをすでに計算中です。このジョブが終わるまでお待ちください。
job-cannot-be-retried = 再試行できるのは、失敗またはキャンセルされたジョブだけです。ページを再読み込みしてください。
job-has-ended = このジョブはすでに終了しているため、キャンセルできません。ページを再読み込みしてください。
job-holder-vanished = 処理していたプロセスまたはそのマシンが停止しました。
job-took-too-long = { $seconds }秒以内に終わりませんでした。
