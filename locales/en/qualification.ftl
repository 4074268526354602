### The way in: terms, place, test; and why a task is closed.

read-before = Please read this before you begin. You can leave the study at any time.
have-agreed = You have agreed
agreed-on = You agreed on { $date }.
agree = I have read this and agree to take part.
agree-and-go-on = Agree and go on
terms-unwritten = You write and judge short texts for research. Your answers are stored under a pseudonym and may be published under it. Your name and your e-mail address are not published.
consent-counts-typing = While you write a text, the page counts the letters that you type and paste, and compares the pauses between the letters. This helps to see whether a person wrote the text.
consent-compares-devices = The study checks whether several participants use the same device or network. For this, your browser keeps a random number in a cookie for up to 180 days. The number and your network address are stored as codes that are compared only within this study, until your personal data is erased.
where-are-you = Where are you?
please-choose = Please choose
country-now = The country you are in now
country-compared = Your answer is compared with the country of your connection, if that is known. If the two differ, a person checks.
answer = Answer
confirm-country = You chose { $country }. Are you there now?
confirm-country-means = With this answer you may not be able to take part. Check it before you send it.
confirm-country-yes = Yes, I am there
confirm-country-change = Choose another country
correct-country = I chose the wrong country
correct-country-means = You can correct your answer once. A person then looks at it.
correct-country-send = Send the correction
may-go-on = You can go on
person-will-look = A person will look at this
not-open-to-you = This study is not open to you
back-to-study = Back to the study
rule-all-countries = The rule: this study takes workers from all countries.
rule-countries = The rule: this study takes workers who are in one of these countries: { $names }.
open-to-countries = You can take part if you are in one of these countries: { $names }.
to-consent = To the consent form
to-country = To the question about your country
to-test = To the test
to-tasks = To my tasks
questions-to = Questions? Write to { $contact }.
passed = Passed
not-passed = Not passed
test-result = Result of the test
# Arguments: $points, $needed, $attempt
points-of = { $points } of 100 points; { $needed } were needed. Attempt { $attempt }.
attempts-are-left = Attempts left: { $left }.
no-attempt-left = You have no attempts left, so the tasks that need this test stay closed to you. Thank you for trying.
test-of = Test: formality ({ $language })
test-closed = The test is not open to you now
latest-gave = You got { $points } of 100 points in your latest attempt.
another-attempt = Another attempt
still-left = Attempts left: { $left }.
# Arguments: $n, $minutes, $tolerance, $needed, $attempts
test-about = { $n ->
    [one] { $n } sentence
   *[other] { $n } sentences
}, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. An answer is right if it differs from the experts' answer by at most { $tolerance ->
    [one] { $tolerance } point
   *[other] { $tolerance } points
}. You need { $needed } of 100 points. Attempts in all: { $attempts }.
test-in = Qualification test ({ $language })
# Arguments: $n, $minutes, $needed, $attempts
test-about-texts = { $n ->
    [one] { $n } text
   *[other] { $n } texts
}, about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}. You need { $needed } of 100 points. Attempts in all: { $attempts }.
hand-in = Submit the test

## The test itself, unless a study has instructions of its own

test-instructions =
    You will read eight sentences. Say how informal or formal each of them is, from **-3** (very informal) to **3** (very formal).

    You do not have to find the exact value. Trust your sense of the language, and judge the form, not the topic.
test-question = How formal is this sentence?
test-point-minus-3 = Very informal
test-point-minus-2 = Informal
test-point-minus-1 = Somewhat informal
test-point-0 = Neutral
test-point-1 = Somewhat formal
test-point-2 = Formal
test-point-3 = Very formal
