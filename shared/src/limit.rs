//! Upper limits for the size of user input: defined once, and checked before the input is processed.
//!
//! They are far above what any study has needed. They keep lists short enough that comparing all entries with each
//! other takes milliseconds.

/// Questions of a task.
pub const QUESTIONS: usize = 100;
/// Points of a scale that is read from a file; a slider from 0 to 100 has the same number.
pub const POINTS: usize = 101;
/// Points of a scale that is designed or published: more do not fit in a row of buttons.
pub const SCALE_POINTS: usize = 11;
/// Answers of a choice, labels of spans.
pub const OPTIONS: usize = 50;
/// Different numbers of a slider.
pub const SLIDER_VALUES: i64 = 10_001;
/// Labels under a slider.
pub const ANCHORS: usize = 11;
/// Characters of a comment.
pub const COMMENT: usize = 5_000;
/// Characters of an answer in a worker's own words, and of a reason for not answering.
pub const OWN_WORDS: usize = 500;
/// Examples of a point, in each language.
pub const EXAMPLES: usize = 20;
/// Languages of a study, and of each text of its tasks.
pub const LANGUAGES: usize = 50;
/// Words of a lexicon, in each language.
pub const LEXICON: usize = 50_000;
/// Bytes of the instructions of a task, in each language.
pub const INSTRUCTIONS: usize = 100_000;
/// Bytes of any other text of a task, in each language.
pub const TEXT: usize = 10_000;
/// Bytes of a definition as a file.
pub const DEFINITION: usize = 4 << 20;
/// Systems that are compared in a batch.
pub const SYSTEMS: usize = 100;
/// Submissions, payments or rewrites in one decision.
pub const DECIDED: usize = 1_000;
/// Columns of a file that is imported.
pub const COLUMNS: usize = 1_000;
/// Characters of the name of a column.
pub const COLUMN_NAME: usize = 200;
/// Bytes of a cell of an imported file; a text may have 10,000 characters, which are 40,000 bytes at most.
pub const CELL: usize = 65_536;
/// Bytes of the other columns of a row, with their names, as stored with its text.
pub const OTHER_COLUMNS: usize = 65_536;
/// Rows of a file that is imported.
pub const ROWS: usize = 200_000;
/// Systems that occur in a file of outputs.
pub const FILE_SYSTEMS: usize = 1_000;
/// Bytes of all rows of a file as stored, where each row repeats the names of the columns.
pub const KEPT_ROWS: usize = 128 << 20;
/// Lines of a list of items with a known answer.
pub const KNOWN_ITEMS: usize = 2_000;
/// Bytes of such a list.
pub const KNOWN_LIST: usize = 4 << 20;
/// Bytes of the form of a test that a button has changed and that is not stored yet.
pub const CHANGED_FORM: usize = 256 << 10;
/// Items of a qualification test.
pub const TEST_ITEMS: usize = 200;
/// Outputs that an item of a qualification test shows.
pub const TEST_OUTPUTS: usize = 10;
/// Abbreviations of a study, in each language.
pub const ABBREVIATIONS: usize = 5_000;
/// Characters of an abbreviation, and of its expansion.
pub const ABBREVIATION: usize = 200;
/// Texts that a search of sources or outputs reads at a time; the next page reads on.
pub const SEARCHED: i64 = 10_000;
/// Characters that sources and outputs are searched for.
pub const SEARCH: usize = 200;
/// Bytes of a file with the results of a batch.
pub const MTURK_RESULTS: usize = 4 << 20;
/// Bytes of a picture.
pub const PICTURE: usize = 1 << 20;
/// Pictures of a study.
pub const PICTURES: usize = 50;
/// Characters of the name of a picture.
pub const PICTURE_NAME: usize = 60;
/// Columns of the imported file that are shown with an item.
pub const SHOWN_COLUMNS: usize = 5;
/// Characters of such a column that are shown; the rest is cut off.
pub const SHOWN_CELL: usize = 4_000;
/// Characters of the id of a person, a submission or a study at a provider of workers.
pub const PROVIDER_ID: usize = 128;
/// Characters of the name of a parameter of an entry link.
pub const PARAMETER_NAME: usize = 40;
/// Characters of a completion code.
pub const COMPLETION_CODE: usize = 64;
/// Characters of an address to which people return.
pub const ADDRESS: usize = 500;
/// People on the list of an entry link.
pub const INVITEES: usize = 10_000;
/// Characters of what researchers call one of them.
pub const REFERENCE: usize = 100;
/// Entry links of a study.
pub const ENTRANCES: usize = 200;
