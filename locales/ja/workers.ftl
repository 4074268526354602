### The workers of a study: the list, one worker's page, location checks to decide, and the funnel.

## Qualification steps and their states, in tables and on cards

workers-gate-location = 所在地確認
workers-gate-test = 資格テスト
workers-gate-pilot = パイロット
workers-gate-review = ネイティブ話者レビュー
workers-gate-known = ゴールドアイテム
workers-passed = 合格
workers-failed = 不合格
workers-waiting = 待機中
workers-not-yet = 未実施

## The list

workers-lead = この研究の作業者と、その資格審査、提出の状況です。名前は表示されません。
workers-none = 招待リンクから参加した作業者がここに表示されます。
# Column head: when the worker accepted the consent form
workers-consent = 同意
# Column heads: numbers of a worker's submissions
workers-submitted = 提出
workers-counted = 集計対象
workers-rejected = 不承認
workers-median-seconds = HITあたりの時間の中央値（秒）
# A tag: the worker left the study.
workers-withdrawn = 参加取りやめ
workers-more = さらに表示

## Location checks that a manager has to decide

workers-disagreements = 決定を待っている所在地確認
workers-disagreements-lead = これらの作業者が申告した国は、接続元の国と異なります。
# A date and time follow.
workers-waiting-since = 待機開始：
# The country that a worker declared before they corrected their answer
workers-first-answer = 最初の回答
workers-declared-country = 申告した国
workers-proxy-country = プロキシヘッダーの国
workers-address-country = ネットワークアドレスの国
workers-unknown-country = 不明

## One worker

worker-title = 作業者{ $pseudonym }
# Arguments: $language, $submitted, $counted, $rejected
worker-lead = { $language } · 提出：{ $submitted } · 集計対象：{ $counted } · 不承認：{ $rejected }
worker-all = すべての作業者
worker-qualification = 資格審査
worker-qualification-lead = 決定を覆すことができます。以前の決定は記録に残り、作業者はあなたの理由を読みます。
worker-decide = 決定する
worker-reason = 理由（作業者が読みます）
# Button: decides that the worker passes the step
worker-pass = 合格
# Button: decides that the worker fails the step
worker-fail = 不合格
worker-left-removed = この作業者は{ $date }に研究への参加をやめ、回答を結果から削除しました。
worker-left-kept = この作業者は{ $date }に研究への参加をやめました。回答は結果に残っています。
worker-erased = 個人データは{ $date }に消去されました。

## Excluding a worker from the statistics

worker-statistics = 統計
worker-statistics-lead = 統計から除外しても、すべての作業は保存され、支払いの対象になります。
worker-included = すべての統計に、この作業者の回答が含まれています。
worker-excluded = この作業者の回答は、{ $date }以降、すべての統計から除外されています。除外された回答の数は各レポートに示されます。
worker-exclude = 統計から除外
worker-exclude-reason = 除外の理由
worker-exclude-hint = 10文字以上で書いてください。研究のメンバーとレポートの読者に表示され、作業者には表示されません。
worker-include = 再び含める

## The decisions about a worker

worker-decisions = 決定
worker-decisions-caption = 決定（新しい順）
worker-no-decisions = 作業者が国の質問に回答すると、決定がここに表示されます。
# Column head: the qualification step
worker-step = ステップ
worker-decision = 決定
# Column head: the person who decided
worker-decided-by = 決定者
# Column head: the qualification rule that was applied
worker-rule = ルール
worker-message = 作業者へのメッセージ
# Follows the state of a decision that a later decision replaced.
worker-superseded = 更新済み
# In the column “Decided by”: no person decided.
worker-by-rule = 自動ルール

## The funnel

funnel-title = 資格審査ファネル
funnel-lead = 各ステップの後に残った作業者の数です。どのステップも、それ以前のステップにすべて合格した作業者だけを数えます。
funnel-none = 最初の作業者が招待リンクから参加すると、人数がここに表示されます。
funnel-caption = 各ステップの後に残った作業者
# Number of workers who joined the study
funnel-joined = 参加
# Number of workers who accepted the consent form
funnel-consented = 同意
funnel-location = 所在地確認（QC1）
funnel-test = 資格テスト（QC2）
funnel-pilot = パイロット
funnel-review = ネイティブ話者レビュー（QC3）
funnel-all-languages = すべての言語
# These three follow the number of workers who passed.
funnel-waiting = （{ $waiting }人待機中）
funnel-failed = （{ $failed }人不合格）
# Arguments: $waiting, $failed
funnel-waiting-and-failed = （{ $waiting }人待機中、{ $failed }人不合格）

## The quality of the workers' work

# Title of a page and a tab, and a heading on the page of a worker
quality-title = 作業の質
quality-lead = 作業者ごとの、他の作業者との一致、ゴールドアイテム、速さ、スキップしたアイテム、報酬です。
quality-none = 作業者が提出すると、ここに表示されます。
# Button: shows the workers for the selected task and language
quality-show = 作業者を表示
quality-caption = 作業者と作業の質
quality-answers = 回答
# Column heads
quality-gold = ゴールドアイテムの正答（%）
quality-seconds = HITあたりの秒数
quality-skipped = スキップしたアイテム（%）
# Argument: $ratio (a worker's time relative to the median of all workers)
quality-pace = 中央値の{ $ratio }倍
# Arguments: $part, $n
quality-of = { $n }個中{ $part }個
# Column head: cells such as “2 of 15” count the questions in which a worker agrees with nobody
quality-alone = 誰とも一致しない質問
# The state of a worker whom nothing keeps from working
quality-active = 作業可能
# Arguments: $step (a qualification step), $state (such as “waiting”)
quality-step = { $step }：{ $state }
# Link to the form that excludes a worker from statistics
quality-exclude = 除外
quality-exclude-one = { $worker }を統計から除外
quality-excluded-since = { $date }から
# Argument: $seconds
quality-median = すべての作業者の中央値は、HITあたり{ $seconds }秒です。
quality-method = 相関は、他の作業者の平均とのSpearmanの相関です。共通のアイテムが10個以上あるすべての質問の相関を、アイテム数で重み付けして平均します。同じ回答は、同じアイテムに対する他の作業者の回答とのすべてのペアに占める割合です。速さは、HITあたりの実作業時間の中央値で、同じタスクと言語での全作業者の中央値と比べます。質問のどれかに回答の代わりに理由があるアイテムは、スキップとして数えます。時給は、承認済みまたは決定待ちの額を実作業時間で割った値です。
quality-look = 確認が必要
quality-look-lead = 判断する前に作業内容を確認してください。自動的に提出が不承認になったり、作業者が除外されたりすることはありません。
quality-look-none = 確認が必要な作業者はいません。
quality-look-method = 次のいずれかを偶然で説明できる確率が1,000分の1未満の作業者を示します：ゴールドアイテムの正答が他の作業者より少ない（4個以上を見た場合）、ある質問で他の作業者と一致しない、ある質問に常に同じ回答をする（後の2つは共通のアイテムが10個以上の場合）。また、HITあたりの時間の中央値が全作業者の中央値の3分の1未満の場合（HIT 5件以上）、および、3件以上、かつ両者に共通する原文の半数以上で、テキストが別の作業者と同じ語からなる場合にも示します。4語未満のテキスト、変更されていないテキスト、多くの作業者が書いたテキストは数えません。常に同じ回答は、アイテムの5分の1以上で、同じ回答をした他の作業者が半数未満の場合にだけ数えます。テキストを編集するだけのタスクのテキストは比べません。
quality-look-watched-method = 入力を数える研究では、次のいずれかの種類のテキストが、20文字以上のテキストのうち3件以上、かつ5分の1以上ある作業者を示します：半分以上がほかの場所から貼り付けられたテキスト、または文字を入力する間隔の10分の9以上が直前の間隔と同じ長さだったテキスト。ページから、またはそのテキスト自体から貼り付けた文字は数えません。端末を比べる研究では、同じ端末を使う作業者を示します。同じネットワークの作業者は、そのネットワークを使う作業者が5人以下の場合だけ示します。
quality-looked = 確認済み
quality-looked-mark = { $worker }を「確認済み」にする
quality-looked-means = ほかに通常と異なる点が見つかるまで、この作業者はリストから外れます。メモは作業者には見えません。
quality-looked-note = わかったこと（任意）
quality-looked-by = { $name }が{ $date }にこの作業を確認しました。
quality-looked-on = { $date }にこの作業が確認されました。
quality-looked-again = { $worker }の「確認済み」を取り消す
quality-looked-all = 通常と異なる点のある作業は、すべて確認済みです。
quality-by-task = タスクと言語ごとの作業
quality-by-question = 質問ごとの、他の作業者との一致
