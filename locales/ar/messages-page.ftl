### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = الرسائل
messages-lead = أسئلة المشاركين وبلاغاتهم عن المشكلات، والنصوص التي تعذّر عليهم تقييمها.
messages-n-open = { $n ->
    [zero] لا توجد محادثات مفتوحة.
    [one] محادثة مفتوحة واحدة.
    [two] محادثتان مفتوحتان.
    [few] { $n } محادثات مفتوحة.
    [many] { $n } محادثة مفتوحة.
   *[other] { $n } محادثة مفتوحة.
}
messages-none = لا توجد رسائل بعد. تظهر هنا أسئلة المشاركين وبلاغاتهم عن المشكلات.
messages-no-more = لا توجد محادثات أخرى.
messages-first-page = الصفحة الأولى
messages-next-page = الصفحة التالية
# The state of a conversation
messages-open = مفتوحة
messages-closed = مغلقة
# A date and time follow
messages-received = وقت الاستلام:
# Label of a field
messages-reply = الرد
messages-send-reply = إرسال الرد
messages-close = إغلاق المحادثة
messages-reopen = إعادة فتح المحادثة
messages-reply-sent = تم إرسال ردك. يمكن للمشارك قراءته في صفحته في الدراسة.
