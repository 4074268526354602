### Versions of a task: how a draft is published over a live version, and which versions statistics are about.

# Within a sentence
versions-one = version { $number }
versions-pooled = versions { $numbers } (wording corrected)
versions-heading = Versions shown
versions-separate = Answers of different versions are analysed separately. Versions that differ in wording only are pooled.
# Arguments: $task, $versions
versions-shown = { $task }: { $versions }
# Arguments: $versions, $answers
versions-other = Show { $versions } ({ $answers })
versions-answers = answers: { $n }
versions-compare = Compare versions
# Arguments: $better, $other
versions-preferred = { $better } better than { $other } (share)
versions-compare-end = Hide comparison
versions-side-by-side = Versions of “{ $task }” side by side
versions-publish-title = Publish over version { $number }
versions-publish-lead = Version { $number } is live. Your choice decides what workers see now and how answers are analysed.
# Followed by two choices: versions-publish-wording and versions-publish-version
versions-publish-how = This draft is
versions-publish-wording = Typo only: the wording is corrected
versions-publish-wording-hint = Open HITs show the corrected text. HITs in progress stay as they are. Statistics pool both versions and say so.
versions-publish-version = A new version
versions-publish-version-hint = Existing HITs keep version { $number }, and new batches use this one. Statistics are separate, and the versions can be compared.
versions-publish-not-wording = “Typo only” is not possible, because this is not wording and it changed: { $field }.
versions-publish-next = The draft is saved. Choose below how to publish it.
versions-corrected = The corrected wording is published. Workers who open a HIT from now on see it.
versions-as-reported = As in the report
versions-corrects = corrects the wording of version { $number }
