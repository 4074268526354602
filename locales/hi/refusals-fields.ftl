### Refusals of single fields, lists, tables and files: the same wherever one is entered.

not-a-whole-number = “{ $typed }” पूर्णांक नहीं है। सिर्फ़ अंक लिखें, जैसे 25।
not-a-day = “{ $typed }” कोई तारीख नहीं है। साल, महीना और दिन लिखें, जैसे 2026-11-30।
number-out-of-range = { $low } से { $high } तक का पूर्णांक डालें, { $value } नहीं।
limit-out-of-range = { $low } से { $high } तक का पूर्णांक डालें, या कोई सीमा न रखने के लिए फ़ील्ड खाली छोड़ें।
not-one-of = यहाँ “{ $word }” का इस्तेमाल नहीं हो सकता। इनमें से कोई एक रखें: { $list }।
most-characters = ज़्यादा से ज़्यादा { $most } अक्षर रखें।
characters-from-to = { $low } से { $high } अक्षर रखें।
contains-nul = टेक्स्ट में NUL अक्षर है, जिसे सेव नहीं किया जा सकता। उसे हटाएँ और फिर कोशिश करें।
text-too-large = टेक्स्ट में { $n } बाइट हैं। ज़्यादा से ज़्यादा { $most } बाइट हो सकते हैं। टेक्स्ट छोटा करें।
too-many-entries = सूची में { $n ->
    [one] { $n } एंट्री है
   *[other] { $n } एंट्री हैं
}। ज़्यादा से ज़्यादा { $most } हो सकती हैं।
not-a-country = “{ $code }” देश का कोड नहीं है। दो अक्षर लिखें, जैसे FR।
countries-not-understood = “{ $words }” को देश के तौर पर पहचाना नहीं जा सका। देशों के नाम अपनी भाषा या अंग्रेज़ी में लिखें, या FR जैसे दो अक्षर वाले कोड लिखें।
languages-not-understood = “{ $words }” को भाषा के तौर पर पहचाना नहीं जा सका। भाषा का नाम लिखें, जैसे जर्मन, या उसका कोड, जैसे de।
# Arguments: $words, $names
languages-not-understood-near = “{ $words }” को भाषा के तौर पर पहचाना नहीं जा सका। क्या आपका मतलब { $names } था?
not-a-language = “{ $tag }” भाषा का कोड नहीं है। fr, pt-BR या zh-Hant जैसा कोड लिखें।
of-item = आइटम { $n }: { $reason }
of-line = लाइन { $line }: { $reason }
of-file = { $file }: { $reason }
