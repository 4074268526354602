### Titles and links of two documents that are in English: the guide to agreement statistics and the reference of the REST API.

guide-agreement-title = 一致度の統計量
guide-agreement-lead = 各統計量が何を測るのか、いつ報告すべきか。

## The reference of the REST API

guide-api-title = REST API
guide-api-send = すべてのリクエストで、次のヘッダーにアクセストークンを入れて送信してください：
guide-api-create = アクセストークンは、アカウントページまたは次のリクエストで作成できます：
guide-api-errors = エラーは{ $format }で返され、違反したルールの名前を示します。
guide-api-account = アカウント
guide-api-description = OpenAPI定義（openapi.json）
# Arguments: $token, $study
guide-api-examples = 例の中で$の付いた部分は、実際の値に置き換えてください。{ $token }はアクセストークン、{ $study }は研究のIDです。
# Heading: the data types of the REST API
guide-api-types = 型
guide-api-entry = 作業者の同意と資格審査のステップ
guide-api-work = タスクの作業
