### Texts of a study: the pages of sources and of outputs, and the import of files.

## Uploading a file

import-title = इंपोर्ट
import-format = फ़ॉर्मैट
import-format-from-name = फ़ाइल के नाम से पहचानें
import-format-csv = CSV
import-format-tsv = बिना उद्धरण चिह्न वाला TSV
import-format-jsonl = JSON Lines
import-format-lines = सादा टेक्स्ट, हर लाइन में एक टेक्स्ट
import-limits = ज़्यादा से ज़्यादा { $rows } पंक्तियाँ, { $columns } कॉलम और हर सेल में { $bytes } बाइट।
import-upload = फ़ाइल अपलोड करें

## Choosing columns

import-sources = सोर्स इंपोर्ट करें
import-outputs = आउटपुट इंपोर्ट करें
import-file-and-format = फ़ाइल: { $file }। फ़ॉर्मैट: { $format }।
import-columns = कॉलम
import-columns-of-sources = जो कॉलम आप नहीं चुनते, वे हर सोर्स के साथ सेव होते हैं।
import-columns-of-outputs = जो कॉलम आप नहीं चुनते, वे इंपोर्ट नहीं होते।
import-id = ID
import-source-id = सोर्स का ID
# No column is selected for the ID: each row gets its number as ID.
import-number-rows = पंक्तियों को नंबर दें
# No column is selected: one system or language applies to all rows.
import-one-for-all = सभी पंक्तियों के लिए एक ही
import-default-system = डिफ़ॉल्ट सिस्टम
import-default-system-hint = जिन पंक्तियों में सिस्टम नहीं है, उनके लिए।
import-default-language = डिफ़ॉल्ट भाषा
import-rows-without-language = जिन पंक्तियों में भाषा नहीं दी गई है, उनके लिए।
import-default-language-of-outputs-hint = सिर्फ़ तब चाहिए जब कई भाषाओं के सोर्स का ID एक ही हो।
import-validate = फ़ाइल जाँचें

## The result of the validation

import-validation = जाँच
import-not-possible = फ़ाइल अभी इंपोर्ट नहीं की जा सकती
import-all-valid = सभी पंक्तियाँ सही हैं
import-n-ready = { $n ->
    [one] { $n } पंक्ति इंपोर्ट की जा सकती है।
   *[other] { $n } पंक्तियाँ इंपोर्ट की जा सकती हैं।
}
import-rows = { $n ->
    [one] { $n } पंक्ति इंपोर्ट करें
   *[other] { $n } पंक्तियाँ इंपोर्ट करें
}
import-invalid-and-valid = गलत पंक्तियाँ: { $invalid }। सही पंक्तियाँ: { $valid }।
import-nothing-imported = कुछ भी इंपोर्ट नहीं किया गया है। फ़ाइल ठीक करके फिर से अपलोड करें, या सिर्फ़ सही पंक्तियाँ इंपोर्ट करें।
import-valid-rows = { $n ->
    [one] { $n } सही पंक्ति इंपोर्ट करें
   *[other] { $n } सही पंक्तियाँ इंपोर्ट करें
}
import-invalid-rows = गलत पंक्तियाँ
# Column head: number of the line in the file.
import-line = लाइन
import-n-more-invalid = { $n ->
    [one] { $n } और गलत पंक्ति सूची में नहीं दिखाई गई है।
   *[other] { $n } और गलत पंक्तियाँ सूची में नहीं दिखाई गई हैं।
}
import-discard = फ़ाइल हटा दें
import-first-rows = फ़ाइल की पहली पंक्तियाँ

## After an import

import-n-imported = { $n ->
    [one] { $n } पंक्ति इंपोर्ट हो गई है।
   *[other] { $n } पंक्तियाँ इंपोर्ट हो गई हैं।
}
import-n-skipped = { $n ->
    [one] { $n } गलत पंक्ति छोड़ दी गई है।
   *[other] { $n } गलत पंक्तियाँ छोड़ दी गई हैं।
}

## Sources

sources-import-lead = CSV, TSV, JSON Lines या सादा टेक्स्ट, UTF-8 में। कुछ भी इंपोर्ट होने से पहले आपको प्रीव्यू दिखता है।
sources-none = पहले इंपोर्ट के बाद सोर्स यहाँ दिखेंगे।
# How many sources or outputs there are in a language; the language is a name or a code.
sources-in-language = { $language }: { $n }
sources-all-languages = सभी भाषाएँ

## Outputs

outputs-lead = सोर्स से बने टेक्स्ट: लोगों के लिखे रीराइट, बिल्ट-इन बेसलाइन और इंपोर्ट किए गए सिस्टम के आउटपुट।
outputs-none = आउटपुट होने पर सिस्टम यहाँ दिखेंगे।
outputs-none-yet = पहले इंपोर्ट के बाद आउटपुट यहाँ दिखेंगे।
# Column head: how the outputs of a system came about.
outputs-origin = कहाँ से आए
outputs-by-language = भाषा के हिसाब से आउटपुट
outputs-origin-human = इस स्टडी में इकट्ठा किए गए, लोगों के लिखे रीराइट
outputs-origin-written = वे टेक्स्ट जो वर्कर ने इस सिस्टम के नाम वाले टास्क में लिखे
outputs-origin-copy = सोर्स की कॉपी
outputs-origin-rules = नियम और स्टडी के संक्षेप
outputs-origin-file = इंपोर्ट की गई फ़ाइल
outputs-built-in = बिल्ट-इन सिस्टम
outputs-built-in-lead = सभी सोर्स के लिए किसी सिस्टम के छूटे हुए आउटपुट बनाता है। मौजूदा आउटपुट नहीं बदलते।
outputs-run = { $system } चलाएँ
outputs-import-lead = हर आउटपुट की एक पंक्ति: उसके सोर्स का ID, उसका सिस्टम और उसका टेक्स्ट।
outputs-n-created = { $n ->
    [0] { $system } का कोई आउटपुट छूटा हुआ नहीं था।
    [one] { $system } का { $n } आउटपुट बनाया गया है।
   *[other] { $system } के { $n } आउटपुट बनाए गए हैं।
}
