### The page that is shown while a report is being computed, and the notice above an older report.
computing-title = Computing the results
computing-lead = The results appear here as soon as they are ready. You can leave this page; the computation continues.
# Heading above the reports that are being computed
computing-now = Being computed
# In place of a progress bar
computing-starting = Waiting to start
computing-automatic = Automatic metrics
# Followed by a date and a time
computing-computed-at = Computed:
computing-newer = New work has arrived since then. Updated results are being computed.
computing-show-latest = Show the latest results
