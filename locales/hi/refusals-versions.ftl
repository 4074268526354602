### Refusals about versions of a task: publishing over a live version, and choosing which versions statistics are about.

versions-unreadable = वर्शन को टास्क का स्थान, बिंदु और वर्शन के रूप में, कॉमा से अलग करके लिखें, जैसे 2.1,3.4।
version-numbers-unreadable = वर्शन को उनके नंबर से, कॉमा से अलग करके लिखें, जैसे 2,3।
# Arguments: $task, $version
no-such-version = टास्क { $task } का कोई पब्लिश किया गया वर्शन { $version } नहीं है। कोई और वर्शन चुनें।
versions-are-not-pooled = इन वर्शन में शब्दों के अलावा भी अंतर है, इसलिए इनके जवाबों का विश्लेषण अलग-अलग होता है। इनमें से एक चुनें।
no-version-to-correct = इस टास्क का कोई वर्शन लाइव नहीं है, इसलिए सुधारने के लिए कोई शब्द नहीं हैं। ड्राफ़्ट को नए वर्शन के रूप में पब्लिश करें।
not-only-wording = “{ $field }” शब्दों का हिस्सा नहीं है, और यह बदला है। सिर्फ़ शब्द सुधारने के लिए यह बदलाव वापस लें, या ड्राफ़्ट को नए वर्शन के रूप में पब्लिश करें।
