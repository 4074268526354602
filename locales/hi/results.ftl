### The page that says what a study has found: systems, agreement, progress, and what makes the results uncertain.

results-title = नतीजे
results-lead = स्टडी से क्या पता चला, वह कितना पक्का है और किन बातों पर ध्यान देना है।
results-empty = टेक्स्ट को रेटिंग मिलने के बाद नतीजे यहाँ दिखेंगे।
results-systems = सिस्टम का मानव मूल्यांकन
results-all-systems = सभी सवाल और भाषाएँ
results-collection = डेटा इकट्ठा करना
# Label of a number
results-open-tasks = अधूरे टास्क (प्रति भाषा)
# $table is a task and its language.
results-low-agreement = { $table }: एग्रीमेंट 0.67 से कम है
# $worker is a pseudonym, $table a task and its language.
results-agrees-with-nobody = { $worker } के जवाब किसी से मेल नहीं खाते ({ $table })
# $table is a task and its language.
results-few-data = { $table }: डेटा कम है, इसलिए इंटरवल भरोसेमंद नहीं हैं
results-more-warnings = { $n ->
    [one] { $n } और चेतावनी
   *[other] { $n } और चेतावनियाँ
}
