### The page of the Prolific account through which a study recruits.

# The name of the service
nav-prolific = Prolific
prolific-lead = Connect this study with the Prolific account that recruits and pays its participants.
prolific-connect = Connect with Prolific
prolific-replace = Use another account
prolific-token-label = API token
prolific-token-hint = Create one in the settings of your Prolific workspace. Concord encrypts it and never shows it again.
prolific-workspace-label = Workspace ID
prolific-workspace-hint = 24 letters and digits, in the address of your workspace at Prolific.
prolific-account-title = Prolific account
# Arguments: $account, an e-mail address, and $date
prolific-account = Connected as { $account } since { $date }.
# $workspace is an ID
prolific-in-workspace = Workspace: { $workspace }
prolific-available = Available balance
prolific-total = Total balance
prolific-disconnect = Disconnect
prolific-disconnect-means = Concord forgets the API token. Nothing changes at Prolific. Revoke the token there if you no longer need it.
prolific-connected = Study connected with Prolific.
prolific-disconnected = Study disconnected from Prolific.
