### Refusals about recruiting through Prolific and CloudResearch Connect.

prolific-token = Please enter the API token as Prolific shows it, without spaces.
prolific-workspace = Please enter the workspace ID: 24 digits and letters from a to f.
prolific-refuses-token = Prolific does not accept this API token, or the token may not use this workspace. Create a new token at Prolific and enter it here.
prolific-has-no-workspace = Prolific does not know this workspace, or your account cannot use it. Check the workspace ID.
prolific-has-no-study = Prolific does not know a study ID of your entry links. Compare “Study ID at the service” in their settings with Prolific.
prolific-unreachable = Prolific could not be reached. Please try again in a few minutes.
prolific-unreadable = Prolific sent an answer that Concord does not understand. Please try again later.
prolific-too-many-requests = Prolific has received too many requests. Please try again in a few minutes.
prolific-wrong-key = The saved API token was encrypted with another key. Connect the study again, or restore the setting secrets_key of the server.
prolific-no-key = This server cannot store API tokens. Ask the people who run it to set secrets_key.
prolific-is-being-asked = Prolific is being asked at this moment. Reload this page in a few seconds.
prolific-list-has-changed = The list has changed in the meantime. Look at it again, then approve.
# $status is the state of a submission in Prolific’s own English words
prolific-state-does-not-fit = The submission is “{ $status }” at Prolific. This decision is not possible there.
prolific-may-have-done-it = Prolific did not answer, so it may or may not have done this. Ask Prolific again and look at the submission before you repeat it.
prolific-refuses = Prolific refuses this. The submission may have changed in the meantime: ask Prolific, and look at it again.
choose-category = Please choose a reason.
prolific-may-still-pay = Prolific may still pay this bonus: it can take a while. Look again one hour after it was sent.
prolific-not-listed-yet = Prolific has not listed the submissions of this study yet. Wait a minute, or ask Prolific on its page, then make the payout.
prolific-is-not-connected = This study is not connected with Prolific. Connect it first.
prolific-has-it-already = This entry link already has a study at Prolific. Reload the page.
prolific-needs-live-study = Nobody can take part at the moment. Set this study live and open the entry link first.
# $status is the state of a study in Prolific’s own English words
prolific-study-has-moved = The study is “{ $status }” at Prolific. This is not possible there.
prolific-may-have-changed-study = Prolific did not answer, so it may or may not have done this. Look at the study at Prolific before you try again.
# $reason is what Prolific says, in English
prolific-refuses-study = Prolific refuses this: { $reason }
# $currency is a code such as GBP
prolific-pays-in = The workspace at Prolific pays in { $currency }. Enter the amount in this currency.
# $names is a list of countries or languages, in English
prolific-has-no-choice = Prolific has no filter for this: { $names }. Clear the box, and set a filter at Prolific before you publish.
# $low and $high are amounts of money
amount-from-to = Enter an amount from { $low } to { $high }.
# $low and $high are numbers
number-from-to = Enter a whole number from { $low } to { $high }.
choose-device = Choose at least one device.
prolific-has-no-project = The workspace has no project at Prolific. Create one there first.
prolific-study-has-changed = The study at Prolific is not the one that the page showed, or it costs something else now. Look at it again.
prolific-link-is-used = People have already come by this entry link. Create another link for the new study.
prolific-needs-address = This server does not know its own address. Ask the people who run it to set public_url.
prolific-screening-below-reward = Enter less than the reward for screening, and more than nothing.
entrance-has-changed = This entry link has changed in the meantime. Reload the page and enter your changes again.

# Recruiting through CloudResearch Connect
connect-key = Please enter the API key as Connect shows it, without spaces.
connect-has-no-workspaces = Connect has no workspaces. Leave this field empty.
connect-refuses-key = Connect does not accept this API key. Check it, or ask Connect for a new one and enter it here.
connect-has-no-project = Connect does not know a project ID of your entry links. Compare “Study ID at the service” in their settings with the address of the project at Connect.
connect-unreachable = Connect could not be reached. Please try again in a few minutes.
connect-unreadable = Connect sent an answer that Concord does not understand. Please try again later.
connect-too-many-requests = Connect has received too many requests. Please try again in a few minutes.
connect-wrong-key = The saved API key was encrypted with another key of this server. Connect the study again, or restore the setting secrets_key of the server.
connect-no-key = This server cannot store API keys. Ask the people who run it to set secrets_key.
connect-is-being-asked = Connect is being asked at this moment. Reload this page in a few seconds.
# $status is the state of an assignment in Connect’s own English words
connect-state-does-not-fit = The assignment is “{ $status }” at Connect. This decision is not possible there.
connect-may-have-done-it = Connect did not answer, so it may or may not have done this. Ask Connect again and look at the assignment before you repeat it.
connect-refuses = Connect refuses this. The assignment may have been decided in the meantime: ask Connect, and look at it again.
connect-may-still-pay = Connect may still pay this bonus: it can take a while. Look again one hour after it was sent.
connect-not-listed-yet = Connect has not listed the assignments of this study yet. Wait a minute, or ask Connect on its page, then make the payout.
connect-is-not-connected = This study has no connection to CloudResearch Connect yet. Enter the API key on the page “Connect” first.
approval-has-no-message = This service sends no message with an approval. Leave the message empty.
rejection-has-no-category = This service has no list of reasons. Leave the reason out and write a message.
