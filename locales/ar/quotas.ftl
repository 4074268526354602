### Places per language of an entry link.

quotas-title = عدد الأماكن لكل لغة
quotas-lead = للروابط التي يختار فيها المشاركون لغتهم. يعني الحقل الفارغ عدم وجود حد، وتعني القيمة 0 أنه لا يمكن لأحد المشاركة بهذه اللغة.
# Arguments: $languages, a list of names of languages
quotas-full = لم تبقَ أماكن باللغات التالية: {"\u2068"}{ $languages }{"\u2069"}. إذا لم يكن بإمكانك العمل بلغة أخرى، فلا يمكنك المشاركة.
# $language is the name of a language
quotas-taken = الأماكن المشغولة: {"\u2068"}{ $language }{"\u2069"}
