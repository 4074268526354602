### Versions of a task: how a draft is published over a live version, and which versions statistics are about.

# Within a sentence
versions-one = वर्शन { $number }
versions-pooled = वर्शन { $numbers } (शब्द सुधारे गए)
versions-heading = दिखाए गए वर्शन
versions-separate = अलग-अलग वर्शन के जवाबों का विश्लेषण अलग-अलग होता है। जिन वर्शन में सिर्फ़ शब्द अलग हैं, उनके जवाब एक साथ लिए जाते हैं।
# Arguments: $task, $versions
versions-shown = { $task }: { $versions }
# Arguments: $versions, $answers
versions-other = { $versions } दिखाएँ ({ $answers })
versions-answers = जवाब: { $n }
versions-compare = वर्शन की तुलना करें
versions-preferred = { $better }, { $other } से बेहतर (हिस्सा)
versions-compare-end = तुलना छिपाएँ
versions-side-by-side = “{ $task }” के वर्शन साथ-साथ
versions-publish-title = वर्शन { $number } की जगह पब्लिश करें
versions-publish-lead = वर्शन { $number } लाइव है। आपके चुनाव से तय होता है कि वर्कर अब क्या देखेंगे और जवाबों का विश्लेषण कैसे होगा।
# Followed by two choices: versions-publish-wording and versions-publish-version
versions-publish-how = यह ड्राफ़्ट क्या है
versions-publish-wording = सिर्फ़ टाइपो: शब्द सुधारे गए हैं
versions-publish-wording-hint = खुले HIT में सुधारा हुआ टेक्स्ट दिखेगा। जिन HIT पर काम चल रहा है, वे वैसे ही रहेंगे। आँकड़ों में दोनों वर्शन एक साथ लिए जाएँगे और यह लिखा होगा।
versions-publish-version = नया वर्शन
versions-publish-version-hint = मौजूदा HIT में वर्शन { $number } रहेगा और नए बैच में यह वर्शन इस्तेमाल होगा। आँकड़े अलग रहेंगे और वर्शन की तुलना की जा सकेगी।
versions-publish-not-wording = “सिर्फ़ टाइपो” नहीं चुना जा सकता, क्योंकि शब्दों के अलावा यह भी बदला है: { $field }।
versions-publish-next = ड्राफ़्ट सेव हो गया है। नीचे चुनें कि इसे कैसे पब्लिश करना है।
versions-corrected = सुधारे गए शब्द पब्लिश हो गए हैं। अब से जो वर्कर HIT खोलेंगे, उन्हें ये दिखेंगे।
versions-as-reported = रिपोर्ट के अनुसार
versions-corrects = वर्शन { $number } के शब्द सुधारता है
