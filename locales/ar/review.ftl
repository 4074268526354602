### The message to a worker about their pilot texts, as it is suggested to the reviewer, who may change every word.

pilot-accepted = شكرًا على نصوصك التجريبية. تم قبولك في المهمة الفعلية.
pilot-refused = شكرًا على نصوصك التجريبية. نأسف لعدم تمكننا من إسناد بقية هذه المهمة إليك.
pilot-noticed = ما لاحظناه (عدد النصوص):
# Arguments: $reason, $n
pilot-reason = - { $reason } ({ $n })
pilot-thanks = كأي عمل آخر، يُدفع أجر نصوصك التجريبية إذا اعتُمدت، ولا يغيّر هذا القرار ذلك. في حال الاعتراض عليه، يرجى مراسلة مسؤول التواصل في الدراسة.

## Why a text is not excellent, in the list below `pilot-noticed`

noticed-minimal = لم يكد يتغير شيء
noticed-meaning = تغيّر المعنى
noticed-informal = ما زال النص غير رسمي
noticed-fluency = الجملة لا تبدو طبيعية عند قراءتها
noticed-language = النص ليس باللغة المطلوبة
