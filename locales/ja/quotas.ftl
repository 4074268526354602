### Places per language of an entry link.

quotas-title = 言語ごとの参加枠
quotas-lead = 参加者が言語を選ぶリンクで使います。空の場合は無制限です。0の場合、その言語では誰も参加できません。
# Arguments: $languages, a list of names of languages
quotas-full = 次の言語には参加枠の空きがありません：{ $languages }。ほかの言語で作業できない場合は、参加できません。
# $language is the name of a language
quotas-taken = 埋まった枠：{ $language }
