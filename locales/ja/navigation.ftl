### The navigation: of the site, of a study, and the menu of the account.

interface-language = 言語
change-language = 言語を変更
nav-accounts = アカウント
# Argument: the title of the study
nav-study-pages = { $title }のページ
nav-tabs = このページの表示
nav-overview = 概要

## Groups of a study's pages

# A noun: texts, tasks and settings are prepared here
nav-design = 設計
# Qualification, team and invitation links
nav-recruit = 募集
# Progress, workers and payments
nav-collect = データ収集
nav-results = 結果

## A study's pages

nav-texts = テキスト
nav-tasks = タスク
nav-settings = 設定
nav-qualification = 資格審査
nav-team = チームと招待
nav-progress = 進捗
# The page with what a study has found, in the group “Results”
nav-summary = サマリー
nav-workers = 作業者
nav-payments = 支払い
nav-agreement = 一致度
nav-evaluation = 評価
nav-exports = エクスポート

## Views of a page, as tabs

nav-sources = 原文
nav-outputs = 出力
nav-batches = バッチ
nav-pictures = 画像
# The qualification rules
nav-rules = ルール
nav-review = ネイティブ話者レビュー
# The same in the line on top, for people who only review
top-review = レビュー
# How many workers remain after each qualification step
nav-funnel = ファネル
nav-messages = メッセージ
nav-annotators = アノテーター間一致度
nav-adjudication = 裁定
nav-human-evaluation = 人手評価
nav-systems = システム
nav-rewrites = 書き換え
nav-metrics = 評価指標の相関
nav-export = データのエクスポート
nav-tables = 論文の表
nav-statement = データステートメント
nav-general = 全般
nav-models = モデル
nav-jobs = ジョブ
nav-audit-log = 監査ログ
