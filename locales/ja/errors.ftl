### Refusals that are told the same everywhere.

send-again = 再送信
# Label of a field that shows a long text again that was refused
text-to-correct = 修正するテキスト
sign-in-then-send = サインアウトされていたため、保存されませんでした。新しいタブでサインインしてからこのページに戻り、「再送信」を選んでください。このページは閉じないでください。
sign-in-new-tab = サインイン（新しいタブ）
to-start = スタートページへ
title-sign-in = サインイン
title-forbidden = 許可されていません
title-not-found = 見つかりません
title-invalid = ご確認ください
title-conflict = 現在は実行できません
go-to-field = 「{ $label }」へ移動
title-too-large = サイズが大きすぎます
title-too-many = 試行回数が多すぎます
title-busy = 混雑しています
title-internal = こちら側のエラー
