### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = नतीजे
results-lead = स्टडी से क्या पता चला, वह कितना पक्का है और किन बातों पर ध्यान देना है।
results-empty = टेक्स्ट को रेटिंग मिलने के बाद नतीजे यहाँ दिखेंगे।
results-older = नए जवाबों का हिसाब लगाया जा रहा है। एक मिनट बाद पेज फिर से लोड करें।
results-systems = सिस्टम का मानव मूल्यांकन
results-all-systems = सभी सवाल और भाषाएँ
results-all-agreement = हर सवाल और विकल्प पर एग्रीमेंट
results-collection = डेटा कलेक्शन
# Label of a number
results-open-tasks = अधूरे टास्क (प्रति भाषा)
# $table is a task and its language.
results-low-agreement = { $table }: एग्रीमेंट 0.67 से कम है
results-low-agreement-on = { $of } में से { $n } एग्रीमेंट वैल्यू 0.67 से कम हैं
# $worker is a pseudonym, $table a task and its language.
results-agrees-with-nobody = { $worker } के जवाब किसी से मेल नहीं खाते ({ $table })
results-agrees-with-nobody-on = { $n } सवालों पर { $worker } के जवाब किसी से मेल नहीं खाते
# $table is a task and its language.
results-few-data = { $table }: डेटा कम है, इसलिए इंटरवल भरोसेमंद नहीं हैं
results-few-data-on = { $of } में से { $n } एग्रीमेंट वैल्यू कम डेटा पर आधारित हैं, इसलिए उनके इंटरवल भरोसेमंद नहीं हैं
results-no-warnings = इन नतीजों पर कोई चेतावनी नहीं है।
results-more-warnings = { $n ->
    [one] { $n } और चेतावनी
   *[other] { $n } और चेतावनियाँ
}
results-report = पूरी रिपोर्ट
results-download-report = एक HTML फ़ाइल के रूप में डाउनलोड करें
results-print-hint = इस फ़ाइल में इस पेज की हर चीज़ है और इसे पढ़ने के लिए कनेक्शन नहीं चाहिए। PDF के लिए यह पेज या फ़ाइल प्रिंट करें।
results-report-lead = इस स्टडी से क्या पता चला, वह कितना पक्का है और उसका हिसाब कैसे लगाया गया।
opening-title = मुख्य नतीजे
opening-question = { $question }:
opening-clear = { $question }: { $finding }। { $second } से अंतर { $difference } है (95% इंटरवल { $interval })।
opening-open = { $question }: किसी को विजेता नहीं कहा जा सकता। { $best } और { $second } में { $difference } का अंतर है (95% इंटरवल { $interval }), जो संयोग हो सकता है।
opening-too-little = { $question }: विजेता बताने के लिए डेटा बहुत कम है।
opening-independent = दोनों के साझा टेक्स्ट बहुत कम हैं, इसलिए उनकी तुलना स्वतंत्र सैंपल के रूप में की गई है (Welch का t-टेस्ट)।
opening-unreliable = इस सवाल पर वर्कर का एग्रीमेंट भरोसेमंद नहीं है, इसलिए इस नतीजे को सावधानी से लें।
opening-preferred = { $question }: वर्कर { $other } की जगह { $best } को पसंद करते हैं (जजमेंट का { $share }% बनाम { $rest }%, { $p })।
opening-not-preferred = { $question }: { $a } और { $b } में से किसी को साफ़ तौर पर ज़्यादा पसंद नहीं किया गया (जजमेंट का { $share }% बनाम { $rest }%)।
opening-too-little-pair = { $question }: { $a } और { $b } की तुलना के लिए डेटा बहुत कम है।
opening-agreement = इंटर-एनोटेटर एग्रीमेंट: { $coefficient } = { $value } ({ $band })।
opening-agreement-plain = इंटर-एनोटेटर एग्रीमेंट: { $coefficient } = { $value }।
opening-no-agreement = इंटर-एनोटेटर एग्रीमेंट का हिसाब अभी नहीं लगाया जा सकता।
opening-counts = आइटम: { $items }। वर्कर: { $workers }। जजमेंट: { $judgements }।
opening-more = और नतीजे ({ $n })
results-excluded-workers = आँकड़ों से बाहर किए गए वर्कर
results-excluded-since = कब से बाहर
results-no-reason = कोई वजह दर्ज नहीं
results-agreement-detail = एग्रीमेंट का ब्योरा
