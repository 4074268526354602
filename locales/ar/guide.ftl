### Titles and links of two documents that are in English: the guide to agreement statistics and the reference of the REST API.

guide-agreement-title = مؤشرات الاتفاق الإحصائية
guide-agreement-lead = ما يقيسه كل مؤشر إحصائي ومتى يُذكر.

## The reference of the REST API

guide-api-title = REST API
guide-api-send = يُرسل رمز وصول مع كل طلب في هذه الترويسة:
guide-api-create = تُنشأ رموز الوصول في صفحة حسابك أو بهذا الطلب:
guide-api-errors = تُعاد الأخطاء بصيغة { $format } وتذكر القاعدة المخالَفة.
guide-api-account = حسابك
guide-api-description = وصف OpenAPI (الملف openapi.json)
# Arguments: $token, $study
guide-api-examples = تحل قيمك في الأمثلة محل كل ما يبدأ بالرمز $: ‏{"\u2068"}{ $token }{"\u2069"} هو رمز الوصول الخاص بك، و{"\u2068"}{ $study }{"\u2069"} هو معرّف دراسة.
# Heading: the data types of the REST API
guide-api-types = الأنواع
guide-api-entry = موافقة المشارك وخطوات التأهيل
guide-api-work = العمل على المهام
