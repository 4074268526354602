### The audit log of a study: who did what, with the state before and after.

audit-title = سجل التدقيق
audit-lead = جميع التغييرات في هذه الدراسة: من غيّر ماذا، مع الحالة قبل التغيير وبعده.
audit-empty = لا توجد قيود بعد.
# A link to older entries
audit-earlier = قيود أقدم

## The table of entries

# Column head: the person or the automatic rule that acted
audit-actor = المنفّذ
# Column head: what was done
audit-action = الإجراء
# Column head: the object of the action, by its identifier
audit-object = الموضوع
# Column head: the state before and after
audit-change = التغيير
audit-details = التفاصيل
# Arguments: $field, $before, $after
audit-field-changed = {"\u2068"}{ $field }{"\u2069"}: {"\u2068"}{ $before }{"\u2069"} ← {"\u2068"}{ $after }{"\u2069"}
# Arguments: $before, $after
audit-value-changed = {"\u2068"}{ $before }{"\u2069"} ← {"\u2068"}{ $after }{"\u2069"}
# Arguments: $field, $value
audit-field-set = {"\u2068"}{ $field }{"\u2069"}: {"\u2068"}{ $value }{"\u2069"}
audit-show = عرض القيود
audit-no-match = لا يطابق أي قيد عامل التصفية هذا.
audit-day = اليوم (UTC)
audit-worker-hint = رقم مشارك، مثل W017
audit-object-study = هذه الدراسة
# The state before something was created, or after it was removed
audit-nothing = لا شيء
# In the column of the actor: no person acted
audit-rule = قاعدة آلية
# In the column of the object: a person, who is not named
audit-object-person = شخص
# In the column of the object
audit-object-link = رابط دعوة
# Arguments: $action, $n
audit-repeated = { $action } ({ $n ->
    [zero] { $n } مرة
    [one] مرة واحدة
    [two] مرتان
    [few] { $n } مرات
    [many] { $n } مرة
   *[other] { $n } مرة
})

## The actions: what happened

audit-approve-assignment = اعتماد تسليم
audit-reject-assignment = رفض تسليم
audit-submit-assignment = تسليم وحدة HIT
audit-give-back-assignment = إرجاع وحدة HIT
audit-expire-assignment = انتهاء مهلة وحدة HIT
# A worker sent a question or a problem report
audit-raise-assignment = رسالة من مشارك
audit-reply-assignment = الرد على رسالة
audit-close-thread = إغلاق محادثة
audit-open-thread = إعادة فتح محادثة
audit-pay-out-payment = إجراء عملية صرف
audit-confirm-payment = تأكيد دفع عملية صرف
audit-retry-payment = إعادة إرسال مدفوعات مرفوضة
# Money that did not arrive
audit-return-payment = ارتداد مبلغ مدفوع
audit-return-payment-to-one = ارتداد مبلغ مدفوع إلى مشارك واحد
audit-download-payment = تنزيل ملف عملية صرف
audit-edit-payer = تغيير الحساب المصرفي الذي يُدفع منه
# The bank or PayPal details of the person themselves
audit-edit-payee = تغيير شخص لبياناته المصرفية أو بيانات PayPal
audit-remove-payee = إزالة شخص لبياناته المصرفية أو بيانات PayPal
audit-compute-bonuses = احتساب المكافآت
audit-approve-bonuses = اعتماد المكافآت
audit-change-bonus = تغيير مكافأة
audit-give-bonus = منح مكافأة
audit-invite-role = إنشاء رابط دعوة
audit-withdraw-join-link = إبطال رابط دعوة
audit-join-worker = انضمام مشارك
audit-join-researcher = انضمام باحث
audit-join-reviewer = انضمام مراجع
audit-join-manager = انضمام مدير
audit-add-member = إضافة عضو إلى الفريق
audit-remove-member = إزالة عضو من الفريق
audit-add-group-role = منح دور لمجموعة
audit-remove-group-role = سحب دور من مجموعة
audit-consent-worker = منح الموافقة
audit-withdraw-worker = انسحاب مشارك
audit-leave-out-worker = استبعاد مشارك من الإحصاءات
audit-look-worker = وضع علامة «تم فحصه» على عمل مشارك
audit-look-again-worker = إزالة علامة «تم فحصه» عن عمل مشارك
audit-take-in-worker = إعادة إدراج مشارك في الإحصاءات
audit-erase-worker = محو بيانات شخصية
audit-qualify-worker = اتخاذ قرار تأهيل
audit-take-back-worker = التراجع عن قرار مراجعة الناطقين الأصليين
# A worker could not take a qualification step, for example because no attempt was left
audit-refuse-gate = رفض محاولة تأهيل
# A worker could not take a HIT of a task
audit-refuse-task = رفض إعطاء وحدة HIT لمشارك
audit-set-gate = ضبط قاعدة تأهيل
audit-remove-gate = إزالة قاعدة تأهيل
audit-add-known-task = إضافة عناصر ذهبية
audit-retire-known-task = إيقاف عنصر ذهبي
audit-add-task = إضافة مهمة
audit-copy-task = نسخ مهمة
audit-edit-task = تعديل مهمة
audit-publish-task = نشر مهمة
audit-redraft-task = إنشاء مسودة جديدة لمهمة
audit-add-entrance = إنشاء رابط دخول
audit-edit-entrance = تعديل رابط دخول
audit-download-entrance = تنزيل قائمة المشاركين عبر رابط دخول
audit-read-results-entrance = مقارنة نتائج Mechanical Turk
audit-add-invitees = إضافة أشخاص إلى رابط دخول
audit-remove-invitee = إزالة شخص من رابط دخول
audit-mail-invitees = إرسال دعوات أو تذكيرات
audit-erase-invitees = محو بيانات المدعوين
audit-download-invitees = تنزيل الروابط الشخصية
audit-connect-prolific = ربط الدراسة بـ Prolific
audit-disconnect-prolific = إلغاء ربط الدراسة بـ Prolific
audit-approve-prolific = اعتماد تسليم في Prolific
audit-reject-prolific = رفض تسليم في Prolific
audit-ask-return-prolific = طلب إرجاع تسليم في Prolific
audit-create-posting = إنشاء دراسة في Prolific
audit-publish-posting = نشر دراسة في Prolific
audit-pause-posting = إيقاف دراسة مؤقتًا في Prolific
audit-start-posting = استئناف دراسة في Prolific
audit-stop-posting = إنهاء دراسة في Prolific
audit-delete-posting = حذف مسودة من Prolific
audit-extend-posting = إضافة أماكن في Prolific
audit-create-group = إنشاء مجموعة مشاركين في Prolific
audit-turn-on-group = استئناف تحديث مجموعة مشاركين
audit-turn-off-group = إيقاف تحديث مجموعة مشاركين
audit-add-picture = رفع صورة
audit-remove-picture = حذف صورة
audit-make-batch = إنشاء دفعة
audit-stop-batch = إيقاف دفعة
audit-open-batch = إعادة فتح دفعة
audit-grade-answer = مراجعة صياغة تجريبية
audit-adjudicate-item = تحكيم عنصر
# A rewrite was removed, kept or corrected
audit-decide-output = معالجة لاحقة لصياغة
# The word no longer counts as a spelling mistake
audit-know-word = إضافة كلمة إلى الكلمات المعروفة
audit-run-system = تشغيل نظام مدمج
audit-import-sources = استيراد مصادر
audit-import-outputs = استيراد مخرجات
audit-create-study = إنشاء دراسة
audit-import-study = استيراد دراسة
audit-edit-study = تعديل إعدادات الدراسة
audit-move-study = تغيير حالة الدراسة
audit-export-study = تصدير البيانات
audit-score-job = طلب الدرجات الناقصة
audit-retry-job = إعادة محاولة عملية
audit-cancel-job = إلغاء عملية
audit-train-training = بدء عملية تدريب
audit-name-model-training = إضافة نموذج مدرَّب إلى الإعدادات
audit-question-country = طُلب تأكيد البلد قبل الإرسال
audit-edit-source = تعديل مصدر
audit-edit-output = تعديل مخرَج
audit-withdraw-source = سحب مصدر
audit-withdraw-output = سحب مخرَج
audit-restore-source = استعادة مصدر
audit-restore-output = استعادة مخرَج
