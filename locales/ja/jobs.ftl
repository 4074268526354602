### Background work of a study: jobs, the processes that run them, models and trainings of models.

jobs-title = ジョブ
jobs-lead = 新しい出力のスコア計算やモデルの学習など、バックグラウンドの処理です。このページを離れても続きます。
jobs-empty = 表示するジョブはありません。書き換えが提出されるか出力がインポートされると、ここに表示されます。
jobs-show = ジョブを表示
# A link to older jobs
jobs-earlier = 以前のジョブ

## The table of jobs

# Column head: the kind of work
jobs-job = ジョブ
# Column head: how often the job was attempted
jobs-attempts = 試行回数
# Column head: the time when the job ended
jobs-ended = 終了日時
# Before a date and time
jobs-next-attempt = 次の試行：
jobs-retry = ジョブを再試行
jobs-cancel = ジョブをキャンセル

## The states of a job

jobs-state-queued = 待機中
jobs-state-running = 実行中
jobs-state-cancelling = キャンセル処理中
jobs-state-done = 完了
jobs-state-failed = 失敗
jobs-state-cancelled = キャンセル済み

## The kinds of jobs

jobs-kind-score-texts = 新しい出力のスコア計算
jobs-kind-score-study = スコアのない全出力のスコア計算
jobs-kind-score-neural = ニューラルモデルによる出力のスコア計算
jobs-kind-train = モデルの学習
# Texts from one task become items of the next one
jobs-kind-feed = 次のタスクへのテキストの受け渡し
jobs-kind-store-export = オブジェクトストレージへのエクスポート

## Scoring of all outputs without a score

jobs-missing = 不足しているスコア
jobs-missing-lead = 新しい出力のスコアは自動で計算されます。これは、Concordまたは言語の略語を更新した後に使ってください。既存のスコアは残ります。
jobs-score-missing = 不足しているスコアを計算

## Confirmations after a button

jobs-told-scoring = スコアのない全出力のスコアを計算しています。このページを離れてもかまいません。
jobs-told-queued = ジョブを再び待機状態にしました。
jobs-told-cancelled = ジョブをキャンセルしました。これまでの結果は残ります。

## Job workers: processes of the server that run jobs

processes-title = ジョブワーカー
processes-lead = すべての研究のジョブを実行する、このサーバーのプロセスです。応答しなくなったプロセスのジョブは、別のプロセスが引き継ぎます。
processes-n-running = { $n }個のジョブワーカーが実行中です。
processes-none-neural = ニューラルモデルに対応したジョブワーカーはありません。
# $names: what the neural models run on, such as "CPU"
processes-with-neural = ニューラルモデルの実行先：{ $names }。
processes-none = 実行中のジョブワーカーはありません
processes-none-for-neural = ニューラルモデルに対応した実行中のジョブワーカーはありません
# The same for an administrator of the server
processes-start-administrator = ジョブは、ジョブワーカーが実行されるまで待機します。サーバーで次のコマンドを使って起動してください：
# Before a command
processes-start = ジョブは、ジョブワーカーが実行されるまで待機します。このサーバーの管理者が次のコマンドで起動できます：
# Before a setting
processes-start-in-server = または、次の設定をすると、コマンド「concord serve」もジョブを実行します：
# The same for an administrator of the server
processes-start-neural-administrator = 学習とニューラルモデルによるスコア計算は、ニューラルモデル対応でビルドされたジョブワーカーを待ちます。データベース、データフォルダー、モデルフォルダーについてサーバーと同じ設定を使い、ソースフォルダーから起動してください：
# Before a command
processes-start-neural = 学習とニューラルモデルによるスコア計算は、ニューラルモデル対応でビルドされたジョブワーカーを待ちます。このサーバーの管理者が、データベース、データフォルダー、モデルフォルダーについてサーバーと同じ設定を使い、ソースフォルダーから起動できます：
# Column head: the name of a process
processes-job-worker = ジョブワーカー
# Column head: the command and version of the process
processes-program = プログラム
processes-neural-models = ニューラルモデル
processes-started = 起動日時
# Column head: when the process last reported that it is running
processes-last-seen = 最終確認

## Models of the study

models-title = モデル
models-lead = この研究のテキストのスコアを計算するモデルと、この研究の評価値や書き換えによる新しいモデルの学習です。
models-of-study = この研究のモデル
models-of-study-lead = モデルは内容で識別されます。同じ名前でも内容が異なるファイルは拒否されます。
models-empty = この研究にはまだモデルがありません。設定で選ぶか、下で学習してください。
models-choose = 設定でモデルを選ぶ
# Column head and field: the kind of model
models-kind = 種類
models-model = モデル

## The kinds of models

models-kind-style = スタイルモデル
models-kind-naturalness = 自然さモデル
models-kind-language = 言語モデル
models-kind-dictionary = スペル辞書
models-kind-vectors = 単語ベクトル
models-kind-encoder = エンコーダー
models-kind-neural-style = ニューラルスタイルモデル
models-kind-neural-language = ニューラル言語モデル
models-kind-rating = 評価モデル

## Signatures of scores

models-signatures = 評価指標のシグネチャ
models-signatures-lead = シグネチャは、スコアの計算方法を識別します。同じシグネチャのスコアだけを比較してください。
models-signatures-empty = 出力のスコアが計算されると、シグネチャがここに表示されます。
models-signature = シグネチャ

## The form for training a model

models-train-title = モデルを学習
models-train-lead = データの約10分の1をテスト用に取り分けます。評価モデルは、未見の作業者とテキストでテストされます。その他の種類は、未見の原文でテストされます。
models-train-rating = 評価モデル：人手の評価値から学習するエンコーダー
models-train-neural-style = ニューラルスタイルモデル：原文と人手による書き換えの見分け方を学習
models-train-neural-language = ニューラル言語モデル：人手による書き換えから学習
models-task = 評価値のあるタスク
models-task-hint = 評価モデルは、このタスクの評価値から学習します。その他の種類では無視されます。
models-encoder-hint = 評価モデルは、モデルフォルダーにあるこのBERT系エンコーダーから学習を始めます。その他の種類では無視されます。
models-name-hint = モデルフォルダーに作る新しいフォルダーの名前です（例：formality-1）。
models-epochs = エポック数
models-epochs-hint = すべての学習例を通す回数です。
models-use-after-training = 学習後にモデルを使う
models-use-after-training-hint = 学習が終わると、研究はこのモデルを使い、テキストのスコアを計算します。
models-train = モデルを学習
models-told-queued = 学習を待機状態にしました。このページを離れてもかまいません。

## Trainings

models-trainings = 学習の実行
models-trainings-lead = 新しい順です。「ジョブ」ページでキャンセルや再試行ができます。
models-trainings-empty = 下で学習を開始すると、ここに表示されます。
# State of a training run: it has finished
models-trained = 学習済み
models-waits-for-turn = この学習は、ニューラルモデルに対応したジョブワーカーを待っています。ジョブワーカーは先のジョブを終えてから始めます。
models-waits-for-worker = この学習は、ニューラルモデルに対応したジョブワーカーを待っていますが、実行中のものがありません。起動方法は「ジョブワーカー」の節にあります。
# Arguments: $n, $digest, $tested
models-examples = 学習例：{ $n }（SHA-256 { $digest }）。ホールドアウト例：{ $tested }。
# Arguments: $epochs, $seed
models-options = エポック数：{ $epochs }。シード：{ $seed }。
# $encoder: the name of a folder and the beginning of its hash
models-starts-from = エンコーダー：{ $encoder }。
models-download-ratings = 現在の評価値をダウンロード（CSV）

## The result of a training

models-result-rating = 選択したエポックでの、ホールドアウトの評価値に対するSpearmanのρ：{ $value }。
models-result-accuracy = ホールドアウトの原文に対する正解率：{ $value }。
models-result-perplexity = ホールドアウトの書き換えに対するパープレキシティ：{ $value }。

## The curves of a training: its caption, the columns of its table and the names of its axes

models-curves = { $name }の学習損失と検証
models-epoch = エポック
models-loss = 損失
models-rmse-held-out = ホールドアウトの評価値に対する誤差（RMSE）
models-accuracy-held-out = ホールドアウトの原文に対する正解率
models-perplexity-held-out = ホールドアウトの書き換えに対するパープレキシティ
models-rmse = 誤差（RMSE）
models-accuracy = 正解率
models-perplexity = パープレキシティ
