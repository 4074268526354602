### The task designer: its steps, the texts of several languages side by side, the preview.

# Name of the list of the steps
designer-steps = Steps of the task designer
designer-step-content = Content
designer-step-questions = Questions
designer-step-instructions = Instructions and languages
designer-step-quality = Quality
designer-step-pay = Pay
designer-step-check = Check and publish
# What each step is about, in one sentence
designer-lead-content = What an item shows and where its texts come from.
designer-lead-questions = What workers answer about each item.
designer-lead-instructions = Everything that workers read, one language at a time.
designer-lead-quality = Who may work, how often each item is judged, and gold items.
designer-lead-pay = How much work a HIT contains, and what it pays.
designer-lead-check = What is still missing before workers can start.
# Next to a step: how many things in it keep the task from being published
designer-n-problems = { $n } to check
designer-ready = All texts are complete and confirmed. You can publish the task.
designer-live = This version is published. Saved changes become a draft, which you can publish again.
# Buttons to the next step and to the one before; { $step } is its name. They save the draft.
designer-next = Next: { $step }
designer-back = Back: { $step }
# A filter of the texts of a task in one language
designer-only-open = Show only texts that are missing or need a check
# The part of the page that shows what a worker sees
designer-preview = What workers see
designer-preview-show = Show preview
designer-preview-save = Save draft and show preview
designer-preview-language = Preview language
# Heading of the choice to start without a preset, and its button
designer-scratch = Start from scratch
# Heading of the presets
designer-presets = Or start from a preset
# Hint below a field with formatted text: how the formats are typed
designer-markdown = Markdown: **bold**, *italic*, ## heading, - list, [link](https://…).
# Toolbar of the editor, then its buttons
designer-formatting = Formatting
designer-bold = Bold
designer-italic = Italic
designer-heading = Heading
designer-list = List
designer-link = Link
# Button next to a list of pictures: shows the chosen picture in the text
designer-picture = Picture
# Below the field; the next text follows as a link to the page “Pictures”
designer-picture-hint = Picture: ![description](name.png).
# A link, and the name of a list of pictures
designer-pictures = Pictures of this study
