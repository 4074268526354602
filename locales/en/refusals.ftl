### Refusals, and what a worker is told of tests, places and answers: stored and sent by name, put into words for their reader.

many-sign-in = Many people are signing in at the moment. Please wait a few seconds and try again.
give-name = Please enter a name of at most 100 characters.
give-email = Please enter an e-mail address, for example name@example.org.
email-is-known = An account with this e-mail address already exists. Please sign in with it.
cannot-join = You could not join with this e-mail address and password. If you have an account here, use its password. If not, ask the person who sent you the link: it may not accept any more new accounts from your connection.
password-too-short = Your password needs at least { $least } characters. A few unrelated words are a good choice.
password-too-long = Your password can have at most { $most } characters.
password-is-email = Your password must be different from your e-mail address.
password-does-not-fit = This e-mail address and password do not match. Check both and try again.
choose-language = Please choose one of the languages of this study.
study-is-closed = This study is closed. Nobody can join it any more.
link-has-expired = This link has expired. Ask the person who sent it to you for a new one.
link-is-used-up = This link cannot be used any more. Ask the person who sent it to you for a new one.
must-agree = You can take part only if you agree. Tick the box if you agree, or leave the study.
open-to-all = Open to all countries.
# Arguments: $names, $said
open-in-and-said = Open to workers in: { $names }. You said: { $said }.
# Arguments: $said, $seen
connection-says = You said { $said }, your connection says { $seen }. A person will look at it.
choose-country = Please choose the country you are in from the list.
country-is-answered = You have already answered this question. If the answer was wrong, correct it on this page.
contact-can-tell = This study is not open for work now. Its contact person can tell you when it will be open.
consent-before = Please read and accept the consent form first.
test-by-country = The test is open to workers in the countries of this study. { $message }
country-is-looked-at = A person is still checking your answer about your country. You can take the test when they have accepted it.
country-before = Please answer the question about your country first. Then you can take the test.
test-was-changed = The test has changed since you opened it. Reload the page. You do not lose an attempt.
test-is-empty = The test has no sentences yet. Please come back later.
test-is-passed = You have passed the test. There is nothing more to do on this page.
person-decided-test = A person has decided about your test: { $message }
attempts-used = Attempts at the test in this study: { $n }. You have used them all.
# Arguments: $pause, $at
test-opens-at = Between two attempts there is a pause of { $pause }. The next one opens on { $at }.
# The pause between two attempts
pause-hours = { $n ->
    [one] { $n } hour
   *[other] { $n } hours
}
pause-minutes = { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
pause-seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
# Arguments: $points, $needed
message-passed = Passed with { $points } of 100 points; { $needed } were needed.
# Arguments: $points, $needed, $left, $at
message-again = { $points } of 100 points; { $needed } are needed. Attempts left: { $left }; the next one opens on { $at }.
# Arguments: $points, $needed
message-over = { $points } of 100 points; { $needed } were needed. No attempt is left.
# Arguments: $n, $right
known-found = Of { $n ->
    [one] { $n } text with
   *[other] { $n } texts with
} a known answer, you answered { $right } as expected.
known-warn = Please read the instructions again before you go on.
known-pause = Your work is paused until a person has looked at it. What you did is kept, and paid like all other work.
known-exclude = There is no more work for you in this study. What you did is kept, and paid like all other work.
# Arguments: $found, $next
known-found-and-next = { $found } { $next }
pilot-is-in = All pilot texts are in.
pilot-will-be-read = A native speaker will read your pilot texts. You will find the answer here.
not-open = This study is not open for work now.
consent-first = Please read and accept the consent form first.
closed-location = This task is for workers in certain countries. Please answer the question about your country first.
closed-test = This task needs the language test. Please pass the test first.
closed-known = Your work in this study is paused or has ended, because of your answers to quality checks. Your work page says more.
closed-pilot = This task opens after the pilot texts. Please do those first.
closed-review = This task opens when a native speaker has read your pilot texts. You will find the answer on your work page.
not-passed-location = This task is only for workers in certain countries. Because of the answer about your country, it is not open to you.
not-passed-test = This task is only for workers who have passed the language test. The test page says whether you can try again.
not-passed-review = This task is only for workers whose pilot texts were accepted. Yours were not; your work page says why.
rejection-can-be-contested = You are not paid for this work. If you think that this is wrong, say why below: your message goes to the people who run the study.
rejection-contested = You contested this on { $at }. Your message, which is below, has gone to the people who run the study. Their reply appears below and on your page of the study.
pilot-done = You have written all pilot texts.
nothing-open = There is no work for you here at the moment.
had-every-text = There is nothing here for you now: you have had every text that is open. Other people are still working; if they give a text back, it appears here.
all-handed-out = Every text in this task is done or with another person. If somebody gives a text back, it appears here.
data-erased-after = Your personal data in this study is erased { $days ->
    [one] { $days } day
   *[other] { $days } days
} after the study closes.
answers-cannot-be-removed = Answers cannot be removed from this study now. You can still leave; your answers then stay in the results.
have-left = You have left this study. Finished work is still checked, and paid if it is approved.
twice = This question was answered twice for one text.
too-many-answers = There are more answers than this task has questions. Reload the page and try again.
answers-too-large = Together, your answers have more than { $most } bytes. Please shorten them.
not-of-this-work = This answer is about a text that is not part of this work.
no-such-question = This task has no question “{ $key }”.
own-marks = Highlights in your own text belong inside that text. Write them around the words there, and do not send them as a separate answer.
# Arguments: $place, $of, $reason
of-text = Text { $place } of { $of }: { $reason }
answer-or-say-why = Answer the question, or say why you cannot. Do not do both.
names-no-output = Only an answer to a ranking, or to a scale for several texts, can name an output.
no-answer = This question has no answer yet.
text-without-answer = This text has no answer yet.
rate-every-text = Please rate every text.
place-every-text = Please give every text a place.
place-is-shared = Two texts have the same place. Give each text a different place.
# Arguments: $low, $high
choose-number = Choose a number from { $low } to { $high }.
# Arguments: $low, $high, $step
choose-on-slider = Choose a number from { $low } to { $high } in steps of { $step }.
# Arguments: $typed, $places
no-decimal = “{ $typed }” cannot be used as a number. Write only digits and one decimal point, for example 1250.5, with at most { $places } digits after the point.
place-is = A place is a number from 1 to { $high }.
# Arguments: $length, $most
too-long = This text has { $length ->
    [one] { $length } character
   *[other] { $length } characters
}. It can have at most { $most }. Please shorten it.
write-here = Write a text here.
mark-words = Highlight words in the text.
choose-shown = Choose one of the answers shown.
choose-text-or-neither = Choose one of the two texts, or neither.
choose-text = Choose one of the two texts.
comment-too-long = A comment can have at most { $most } characters.
must-be-answered = Please answer this question.
say-why = Say in a few words why you cannot judge this.
reason-too-long = The reason can have at most { $most } characters.
text-was-changed = You changed the text itself, but you can only add highlights. Copy the text from above and highlight it again.
# Arguments: $open, $close
mark-stands-twice = { $open } comes twice before { $close }. Write { $close } after each one.
# Arguments: $close, $open
mark-has-no-start = { $close } comes without { $open } before it. Write both around the words.
# Arguments: $open, $close
mark-has-no-end = { $open } comes without { $close } after it. Write both around the words.
# Arguments: $open, $close
mark-is-empty = There are no words between { $open } and { $close }. Write them around words.
not-shown = “{ $key }” is not one of the answers shown.
chosen-twice = The same answer is chosen twice. Choose each answer only once.
choose-one = Choose one answer only.
say-what-it-is = Say in your own words what it is.
own-words-too-long = An answer in your own words can have at most { $most } characters.
nothing-marked = Nothing is highlighted. If there is nothing to highlight in this text, submit it anyway.
no-text-yet = There is no text yet. Please write the sentence in your own words.
unchanged = Your text is the same as the original. Please rewrite it, or submit it anyway if nothing needs to change.
only-tidied = Only punctuation, case or abbreviations changed. A formal rewrite usually changes words too.
unedited = You have not changed this text. Please edit it, or submit it anyway if nothing needs to change.
rewritten = You have changed more than a third of the words. Please change only what has to change.
alike = Two of your texts for this sentence are the same. Please write them differently.
repeated = You have written the same text for another sentence. Please check that it belongs here.
copied = Somebody else has written exactly this. Please check that it is your own wording.
other-window = This text was changed in another window in the meantime. Reload the page to see the newer version.
saved-elsewhere = In another window or on another device, a different answer was saved in the meantime. Check the answer on this page, or submit it anyway.
text-saved-elsewhere = In another window or on another device, this text was saved in the meantime: “{ $saved }”. Check the text on this page, or submit it anyway.
already-submitted = You have already submitted this. Your answers are saved. Please go on with the next one.
already-given-back = You have given this work back. Go on from your work page.
other-work = This submission belongs to another task. Reload the page and submit again.
server-unreachable = The server could not be reached. Check the connection and try again.
form-unreadable = The form could not be read. Reload the page and try again.
field-missing = This field is required but was not sent. Reload the page and try again.
many-long-texts = Many long texts are being sent at the moment. Please send yours again in a few seconds.
many-files = The server is working on as many files and batches as it can at once. Try again in a few seconds.
many-reports = Many reports are being computed at the moment. Try again in a few seconds.
report-is-being-computed = This report is being computed. Try again in a few seconds.
many-downloads = { $most ->
    [one] { $most } download is
   *[other] { $most } downloads are
} already running, which is the limit. Please try again when one of them has finished.
many-large-files = Several large files are being sent at the moment. Please send yours again in a minute.
must-confirm-leaving = Tick the box to confirm that you want to leave.
please-sign-in = Please sign in first.
nothing-here = This page does not exist, or you have no access to it.
too-many = Too many attempts. Please wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} and try again.
server-is-busy = The server is busy. Nothing that was saved is lost. Please try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
too-large = This is larger than { $mebibytes } MiB, the most that can be sent at once.
body-too-large = This is larger than { $kibibytes } KiB, the most that can be sent here. Send a shorter text or a smaller file.
our-fault = Something went wrong on our side. Nothing that was saved is lost. If it happens again, report number { $trace }.
# Argument: the country that the worker says they are in
country-corrected = You corrected your answer to { $country }. A person will look at it.
no-correction-left = Your answer can no longer be corrected. Write to the study's contact person.
next-attempt-opens = The next attempt opens on { $at }.
same-country = This is the country that you gave before. Choose another one.
