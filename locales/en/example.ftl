### What the example study says to its workers. Its sources, outputs and test sentences are data: engine/example.

# The titles of the example studies, as workers see them
example-title-xformal = Formal rewrites in four languages (example)
example-title-cocoa = Two levels of formality, marked (example)
example-title-mir = Style, content and naturalness (example)
example-title-pang = Outputs compared in pairs (example)

# What the study is about, and what its workers do: the two sentences in the consent form below
example-about-xformal = This study is about how people rewrite an informal sentence in a formal style, and how they judge such texts.
example-about-cocoa = This study is about how a text can be written in a formal and in an informal way, and which words make the difference.
example-about-mir = This study is about how people judge rewritten sentences: their style, their content, and how natural they are.
example-about-pang = This study is about which of two rewritten sentences people find better: in style, in meaning and in fluency.
example-task-xformal = rewrite short sentences or rate them, in your browser.
example-task-cocoa = write short texts in a formal and an informal version, mark the words that make the difference, or rate such texts, in your browser.
example-task-mir = rate short texts or compare two of them, in your browser.
example-task-pang = compare short texts in pairs or rate them one by one, in your browser.

# Arguments: $about, $task
example-consent =
    { $about }

    - **What you will do**: { $task }
    - **Pay**: the amount for each task is shown before you accept it. Approved work is paid, and you can see what you have earned at any time.
    - **Data kept**: your name and e-mail address, the country you declare and the country of your connection, your answers, your messages and the time you spent. Results are published under a pseudonym.
    - **Your rights**: you can download your data from your account page. You can ask the research team to erase your account and personal data; payments are kept under the pseudonym.

    Some of the sentences are informal and may contain rude words.
