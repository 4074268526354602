### The page that recruits on Prolific: the study there that sends people to an entry link.

posting-title = الاستقطاب عبر Prolific
# $label is the name of an entry link, as the team calls it
posting-lead = دراسة في Prolific توجّه المشاركين إلى رابط الدخول «{ $label }».
posting-unconnected = هذه الدراسة غير مرتبطة بحساب Prolific بعد.
posting-name = الاسم
posting-name-hint = يراه المشاركون في قائمة الدراسات في Prolific.
posting-description = الوصف
posting-description-hint = ما يفعله المشاركون. يقرؤونه قبل أن يقرروا المشاركة.
posting-places = الأماكن
posting-minutes = عدد الدقائق
posting-minutes-hint = الوقت الذي يحتاج إليه المشارك. يعرضه Prolific مع الأجر بالساعة.
# $currency is a code such as GBP
posting-reward = الأجر ({ $currency })
posting-reward-hint = ما يحصل عليه كل مشارك. يطلب Prolific ما لا يقل عن {"\u2066"}6 GBP{"\u2069"} أو {"\u2066"}8 USD{"\u2069"} في الساعة.
# $workspace and $study are codes such as GBP
posting-other-currency = تدفع مساحة العمل في Prolific بعملة { $workspace }، وتُحسب هذه الدراسة بعملة { $study }. يتطلب الدفع عبر Prolific العملة نفسها: يرجى تغييرها في إعدادات هذه الدراسة.
posting-devices = الأجهزة
posting-desktop = حاسوب
posting-tablet = جهاز لوحي
posting-mobile = هاتف
posting-people = من يمكنه المشاركة
# $countries is a list of countries
posting-only-countries = المقيمون في هذه البلدان فقط: { $countries }
# $language is the name of a language
posting-only-language = أصحاب هذه اللغة الأولى فقط: { $language }
posting-filters-hint = يمكنك ضبط مرشّحات أخرى في Prolific قبل النشر.
posting-approve = اعتماد فوري لمن يكملون الدراسة
posting-approve-hint = وإلا فالقرار لك بشأن كل تسليم. يعتمد Prolific ما لم يُتخذ قرار بشأنه بعد 21 يومًا.
# $currency is a code such as GBP
posting-screening = أجر من لا يستوفون الشروط ({ $currency })
posting-screening-hint = لمن لا يجتازون التأهيل، بعدد مرات لا يتجاوز عدد الأماكن؛ وبعد ذلك يوقف Prolific الدراسة مؤقتًا. يُترك فارغًا ليُطلب منهم إرجاع التسليم. لا تتيح بعض مساحات العمل دفع هذا الأجر.
posting-project = المشروع
posting-project-hint = المشروع الذي تنتمي إليه الدراسة في مساحة عملك في Prolific.
# $address is the address of an entry link
posting-link = يُوجَّه المشاركون إلى {"\u2066"}{ $address }{"\u2069"}
posting-create = إنشاء مسودة في Prolific
posting-create-hint = المسودة مجانية ولا يراها المشاركون. لكل طريقة من طرق انتهاء المشاركة رمز إتمام، ويحصل جميع من يكملون الدراسة على الرمز نفسه.
posting-created = تم إنشاء المسودة في Prolific. يرجى مراجعتها ثم نشرها.
posting-draft = مسودة
posting-scheduled = مجدولة
posting-publishing = قيد النشر
posting-active = الاستقطاب جارٍ
posting-paused = متوقفة مؤقتًا
posting-awaiting-review = منتهية، وتسليمات بانتظار القرار
posting-completed = منتهية
posting-hourly = الأجر بالساعة
# $floor is an amount of money
posting-below-floor = يطلب Prolific ما لا يقل عن { $floor } في الساعة. يرجى حذف المسودة وإنشاؤها من جديد بأجر أعلى أو مدة أقصر.
posting-cost = التكلفة
posting-rewards = الأجور
posting-fees = رسوم Prolific
posting-tax = الضريبة على الرسوم
posting-total = المجموع
# $available and $total are amounts of money
posting-too-little = الرصيد { $available } لا يكفي لهذه الدراسة التي تكلف { $total }. يرجى إضافة رصيد في Prolific أولًا.
posting-open = الفتح في Prolific
posting-pending = يعمل Prolific على ذلك. يرجى إعادة تحميل هذه الصفحة بعد دقيقة.
posting-publish = نشر
# $total is an amount of money
posting-publish-means = يمكن أن يأتي المشاركون فورًا. يحجز Prolific مبلغ { $total } من رصيدك.
posting-publish-means-unknown = يمكن أن يأتي المشاركون فورًا. يحجز Prolific التكلفة من رصيدك.
posting-pause = إيقاف مؤقت
posting-pause-means = لا يمكن لمشاركين جدد أن يبدؤوا. يمكن لمن بدؤوا أن يكملوا.
posting-start = استئناف
posting-start-means = يمكن لمشاركين جدد أن يبدؤوا من جديد.
posting-stop = إنهاء
posting-stop-means = لا يمكن لمشاركين جدد أن يبدؤوا. يمكن لمن بدؤوا أن يكملوا. تؤدي إضافة أماكن لاحقًا إلى بدء الاستقطاب من جديد.
posting-delete = حذف المسودة
posting-delete-means = تُحذف المسودة من Prolific، ويبقى رابط الدخول.
# $study is an ID
posting-gone = لم تعد الدراسة {"\u2068"}{ $study }{"\u2069"} موجودة في Prolific، أو لا يمكن لهذا الحساب رؤيتها.
posting-forget = إزالتها من رابط الدخول
posting-extend = إضافة أماكن
posting-extend-label = العدد الإجمالي للأماكن
# $places is a number
posting-extend-hint = العدد الحالي: { $places }. يمكن زيادة العدد فقط. يحجز Prolific تكلفة الأماكن الجديدة من رصيدك.
posting-published = تم نشر الدراسة في Prolific.
posting-is-paused = تم إيقاف الدراسة مؤقتًا في Prolific.
posting-resumed = تم استئناف الدراسة في Prolific.
posting-ended = تم إنهاء الدراسة في Prolific.
posting-deleted = تم حذف المسودة من Prolific.
posting-extended = تمت إضافة الأماكن في Prolific.

## What participants read at Prolific, in the language in which they work

posting-return-no-consent = لم نتلقَّ موافقتك على نموذج الموافقة.
posting-return-screened-out = شروط هذه الدراسة لا تنطبق عليك.
posting-return-timed-out = انقضت مدة طويلة من دون نشاط منك، فأُعطي مكانك لشخص آخر.
posting-return-full = لم يبقَ لك مكان أو مهمة.
