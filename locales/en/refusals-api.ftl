### Refusals of requests, forms, uploads and downloads as such.

field-needed = This field is required but was not sent. The page /api describes all fields.
field-sent-twice = This field was sent twice. Send it once.
field-unknown = There is no field with this name. The page /api describes all fields.
field-unknown-of = There is no field with this name. Possible fields: { $list }.
# Arguments: $sent, $expected
field-of-another-type = This must be { $expected }, but it is { $sent }. The page /api describes all fields.
field-must-be = This must be { $expected }. The page /api describes all fields.
field-must-be-in-range = This must be { $expected } within the possible range. The page /api describes all fields.
field-is-odd = This does not have the expected format. The page /api describes all fields.
# Names of types of JSON values, used in sentences such as "This must be a text".
type-text = a text
type-number = a number
type-fraction = a number with a fraction
type-whole-number = a whole number
type-not-negative = a whole number of at least 0
type-boolean = true or false
type-null = nothing (null)
type-list = a list
type-object = an object with named fields
type-word = one of the words in its list
type-id = an id of 36 characters, as this interface returns it
type-nothing = nothing
type-other = a different value
body-is-empty = The request body is empty. Send JSON. The page /api describes all fields.
# Arguments: $line, $column
body-is-no-json = The request body is not valid JSON (line { $line }, column { $column }). Check quotation marks, commas and brackets.
# Arguments: $line, $column
body-ends-early = The JSON in the request body is incomplete (it ends in line { $line }, column { $column }). Send it completely.
body-needs-json = The request body must be JSON, with the header Content-Type: application/json.
body-is-incomplete = The request did not arrive completely. Send it again.
body-not-utf = The text is not in UTF-8. Save it as UTF-8 and send it again.
file-is-incomplete = The file did not arrive completely. Send it again.
file-was-not-sent = No file was sent. Choose a file and try again.
request-from-elsewhere = This request came from another website, so it was not carried out. Open the page here and try again.
field-value = This value is not possible. { $details }
