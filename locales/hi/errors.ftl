### Refusals that are told the same everywhere.

send-again = फिर से भेजें
# Label of a field that shows a long text again that was refused
text-to-correct = आपका टेक्स्ट, ठीक करने के लिए
sign-in-then-send = आप साइन आउट हो गए थे, इसलिए यह सेव नहीं हुआ। नए टैब में साइन इन करें, फिर इस पेज पर लौटकर “फिर से भेजें” चुनें। यह पेज बंद न करें।
sign-in-new-tab = साइन इन करें (नए टैब में)
to-start = मेरे शुरुआती पेज पर जाएँ
title-sign-in = साइन इन करें
title-forbidden = अनुमति नहीं है
title-not-found = नहीं मिला
title-invalid = कृपया इसे जाँचें
title-conflict = अभी संभव नहीं है
go-to-field = “{ $label }” पर जाएँ
title-too-large = बहुत बड़ा है
title-too-many = बहुत ज़्यादा कोशिशें
title-busy = सर्वर व्यस्त है
title-internal = हमारी गलती
