### The page "Messages" of a study: what workers write about their tasks, and the replies.

messages-title = الرسائل
messages-lead = أسئلة المشاركين وبلاغاتهم عن المشكلات، والنصوص التي تعذّر عليهم تقييمها.
messages-none = لا توجد رسائل بعد. تظهر هنا أسئلة المشاركين وبلاغاتهم عن المشكلات.
messages-no-more = لا توجد محادثات أخرى.
messages-first-page = الصفحة الأولى
messages-next-page = الصفحة التالية
messages-closed = مغلقة
messages-waiting = بانتظار الرد
messages-answered = تم الرد
# A date and time follow
messages-received = وقت الاستلام:
# Label of a field
messages-reply = الرد
messages-send-reply = إرسال الرد
messages-close = إغلاق المحادثة
messages-reopen = إعادة فتح المحادثة
messages-reply-sent = تم إرسال ردك. يمكن للمشارك قراءته في صفحته في الدراسة.
