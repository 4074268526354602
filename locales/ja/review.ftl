### The message to a worker about their pilot texts, as it is suggested to the reviewer, who may change every word.

pilot-accepted = パイロットのテキストをありがとうございました。本番のタスクに参加できます。
pilot-refused = パイロットのテキストをありがとうございました。残念ながら、この先のタスクをお願いすることはできません。
pilot-noticed = 気づいた点（テキストの数）：
# Arguments: $reason, $n
pilot-reason = - { $reason }（{ $n }）
pilot-thanks = パイロットのテキストにも、ほかの作業と同じく、承認されれば報酬が支払われます。この判断によって変わることはありません。判断に納得できない場合は、研究の連絡先にご連絡ください。

## Why a text is not excellent, in the list below `pilot-noticed`

noticed-minimal = ほとんど変わっていない
noticed-meaning = 意味が変わっている
noticed-informal = まだくだけている
noticed-fluency = 文として自然に読めない
noticed-language = 求められた言語で書かれていない
