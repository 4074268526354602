### The message to a worker about their pilot texts, as it is suggested to the reviewer, who may change every word.

pilot-accepted = Thank you for your pilot texts. You are accepted for the main task.
pilot-refused = Thank you for your pilot texts. Unfortunately we cannot offer you the rest of this task.
pilot-noticed = What we noticed (number of texts):
# Arguments: $reason, $n
pilot-reason = - { $reason } ({ $n })
pilot-thanks = Like all work, your pilot texts are paid if they are approved; this decision does not change that. If you do not agree with it, write to the contact person of the study.

## Why a text is not excellent, in the list below `pilot-noticed`

noticed-minimal = hardly anything was changed
noticed-meaning = the meaning has changed
noticed-informal = the text is still informal
noticed-fluency = the sentence does not read naturally
noticed-language = the text is not in the language asked for
