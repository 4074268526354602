### The server's audit log: what happened to accounts and API tokens, outside of any study.

## Actions

server-log-add-person = إنشاء حساب
server-log-add-administrator = إنشاء حساب مسؤول
server-log-grant-rights = منح صلاحيات المسؤول
server-log-remove-rights = إزالة صلاحيات المسؤول
# Whether they were granted or removed is no longer known
server-log-change-rights = تغيير صلاحيات المسؤول
server-log-suspend = تعليق حساب
server-log-restore = استعادة الوصول
# Which of the two is no longer known
server-log-suspend-or-restore = تعليق حساب أو استعادة الوصول
server-log-change-password = تغيير كلمة المرور
server-log-turn-on-codes = تفعيل رموز تسجيل الدخول
server-log-turn-off-codes = إيقاف رموز تسجيل الدخول
server-log-connect-service = ربط حساب بخدمة تسجيل الدخول
server-log-disconnect-service = إلغاء ربط حساب بخدمة تسجيل الدخول
server-log-renew-recovery-codes = تجديد رموز الاسترداد
server-log-change-name = تغيير الاسم
server-log-change-address = تغيير البريد الإلكتروني
server-log-confirm-address = تأكيد البريد الإلكتروني
server-log-sign-out-everywhere = تسجيل الخروج من كل مكان
server-log-ask-for-erasure = طلب المحو
server-log-take-back-erasure = التراجع عن طلب المحو
server-log-erase-person = محو بيانات شخصية
server-log-add-token = إنشاء رمز API
server-log-remove-token = إبطال رمز API

## Objects, each followed by its identifier

server-log-account = حساب
server-log-token = رمز API
