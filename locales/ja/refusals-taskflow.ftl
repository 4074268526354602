### Refusals about one study at Prolific that spreads its participants over several entry links.

prolific-has-no-such-link = Prolificは、この研究の参加者をこの参加リンクに案内できません。
prolific-link-twice = この参加リンクが2回指定されています。
# $label is the name of an entry link
prolific-needs-open-link = 参加リンク「{ $label }」からは誰も参加できません。先に受付中にしてください。
prolific-sends-astray = Prolificは、この研究の参加リンクではないアドレスに参加者を送ろうとしています：{ $address }
prolific-links-share-codes = ほかの参加リンクもProlificの同じ研究に属し、同じ完了コードが必要です。コードを変更しないでください。
