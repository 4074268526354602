### Refusals about versions of a task: publishing over a live version, and choosing which versions statistics are about.

versions-unreadable = Name versions as the place of a task, a period and a version, separated by commas, such as 2.1,3.4.
version-numbers-unreadable = Name versions by their numbers, separated by commas, such as 2,3.
# Arguments: $task, $version
no-such-version = Task { $task } has no published version { $version }. Choose another version.
versions-are-not-pooled = These versions differ in more than their wording, so their answers are analysed separately. Choose one of them.
no-version-to-correct = No version of this task is live, so there is no wording to correct. Publish the draft as a new version.
not-only-wording = “{ $field }” is not wording, and it changed. Undo that change to correct the wording only, or publish the draft as a new version.
