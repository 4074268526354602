### Leaving a study, and what becomes of a worker's data.

may-leave-answers-stay = You can leave this study at any time on your page, without giving a reason. Work that you have submitted is still checked, and paid if it is approved. Your answers stay in the study under a pseudonym.
may-leave-and-choose = You can leave this study at any time on your page, without giving a reason. Work that you have submitted is still checked, and paid if it is approved. When you leave, you choose whether your answers stay in the results under a pseudonym or are removed from them.
may-leave-and-choose-until-closing = You can leave this study at any time on your page, without giving a reason. Work that you have submitted is still checked, and paid if it is approved. Until the study is closed, you can choose to have your answers removed from the results; after that they stay under a pseudonym.
leave-study = Leave this study
leave-lead = Please read this before you leave.
leave-no-more-tasks = You will get no more tasks. Tasks that you have started are given to other people, and what you wrote in them is deleted.
leave-work-is-paid = Work that you have submitted is still checked, and paid if it is approved.
leave-is-final = You cannot undo this. If you want to come back, write to the study's contact person.
leave-account-stays = Your account is kept. To have your account and personal data erased as well, ask for it on the page of your account.
your-answers = Your answers
keep-answers = Keep my answers
keep-answers-means = They stay in the results under a pseudonym, without your name.
remove-answers = Remove my answers from the results
remove-answers-means = They will not be in any statistics or later exports. Results that are already published do not change.
answers-stay = Your answers stay in the results under a pseudonym. They cannot be removed from this study now.
confirm-leaving = Yes, I want to leave this study
have-left-title = You have left this study
left-and-kept = You left on { $day }. Your answers stay in the results under a pseudonym.
left-and-removed = You left on { $day }. Your answers have been removed from the results.
confirm-removing = Yes, remove my answers from the results
my-data = Your data
my-data-lead = Download everything that this server stores about you.
my-data-file = You get one file that programs can read. A text editor opens it too.
download-my-data = Download your data
