### The pictures of a study, which its instructions show.

pictures-lead = 作業の説明に表示する画像です。この研究のメンバーと作業者が見られます。
pictures-none = この研究にはまだ画像がありません。画像をアップロードし、その行をタスクの「作業の説明」に貼り付けてください。
# Heading of the form and its button
pictures-upload = 画像をアップロード
# $most is a number of MiB
# Arguments: $most, $n
pictures-limits = PNG、JPEG、WebP、GIF、最大{ $most } MiB。1つの研究につき{ $n }枚まで。
pictures-too-large = このファイルは{ $most } MiBを超えています。画像を小さくして、もう一度選んでください。
# Column head: the picture itself
pictures-picture = 画像
# Column head and label of a field: text to copy, which shows the picture
pictures-line = 説明に貼り付ける行
# In that line, in place of the words that somebody writes: they describe the picture
pictures-description = 説明
pictures-size = サイズ
# Arguments: $width, $height
pictures-pixels = { $width } × { $height }ピクセル
pictures-kibibytes = { $n } KiB
# Column head: tasks and tests that show the picture
pictures-used = 使用箇所
pictures-unused = 未使用
# After the title of a task, in parentheses
# Arguments: $n, $versions
pictures-in-versions = { $n ->
    [one] バージョン{ $versions }
   *[other] バージョン{ $versions }
}
pictures-in-test = 資格テスト（{ $language }）
pictures-delete = 画像を削除
pictures-delete-means = 画像「{ $name }」を削除します。どこにも表示されていません。
pictures-added = 画像「{ $name }」をアップロードしました。その行を作業の説明に貼り付けてください。
pictures-deleted = 画像「{ $name }」を削除しました。
