### Refusals of files with texts, their columns and rows, and of outputs.

imports-kept-changing = Other imports kept changing this study, so nothing was written. Try again later.
system-of-another-kind = The name “{ $name }” already belongs to a system of another kind. Choose another name.
