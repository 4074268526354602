### Words that many pages of researchers share: columns of tables, buttons, states.

# Title of a message after something was done, and a button that leaves the page
done-title = 完了
save = 保存
delete = 削除
add = 追加
edit = 編集
# Button: changes a value
change = 変更
cancel = キャンセル
yes = はい
no = いいえ
none = なし
# A choice in a filter, or on its own
all = すべて
# Next to a field or a step: it may be left out
optional = 任意
# In place of a value: there is none
not-available = 値なし
name = 名前
# A short name that people give to something
label = ラベル
title = タイトル
description = 説明
language-column = 言語
languages = 言語
# The version of a task
version = バージョン
# Column head: a date and time
when = 日時
created = 作成日時
author = 作成者
# Column head or field: a remark that somebody writes
note = メモ
reason = 理由
error = エラー
# A text that people write or judge
text = テキスト
texts = テキスト
# The text from which outputs are made
source-text = 原文
sources = 原文
# A text that a system or a person made from a source
output = 出力
outputs = 出力
system = システム
systems = システム
worker = 作業者
workers = 作業者
# Column head: somebody with an account
person = ユーザー
role = 役割
question = 質問
# What a worker judges: a text, or several texts shown together
item = アイテム
items = アイテム
# A set of HITs that are created together
batch = バッチ
batches = バッチ
# HIT: a unit of work that one worker gets. Keep the abbreviation.
hits = HIT
submission = 提出
submissions = 提出
# Answers of workers about an item
judgements = 判定
rewrites = 書き換え
# The number from which random choices are computed, so that they can be repeated
seed = シード
study = 研究
studies = 研究
metric = 評価指標
statistic = 統計量
# Column head: the value of a statistic or of an answer
value = 値
interval-95 = 95%区間
method = 方法
how-computed = 計算方法
# Column head: a part of the whole, such as 25%
share = 割合
# Column head: a number of things
count = 件数
mean = 平均
median = 中央値
total = 合計
cost = 費用
# The money for one submission
reward = 報酬
currency = 通貨
file = ファイル
download = ダウンロード
progress = 進捗
example = 例
preview = プレビュー
# A hint: texts in this field can use Markdown.
in-markdown = Markdownを使えます。

## The state of a study, of a version of a task

state-draft = 下書き
# Workers can take the tasks of the study
state-live = 実施中
state-closed = 終了

## The state of a version of a task

version-draft = 下書き
# Workers get this version
version-live = 公開中
# A newer version has replaced it, or the study is closed
version-closed = 終了
