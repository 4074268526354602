//! The components of pages: one component per file. Components never fetch data; they show what they are passed.
//!
//! Everything here is server-rendered HTML that works without JavaScript. Elements that `loader.js` enhances if scripts
//! run (sorting a table, copying a value) are marked with a `data-` attribute.

mod address;
mod answer;
mod answered;
mod button;
mod change;
mod chart;
mod computing;
mod confirm;
mod contents;
mod copyable;
mod download;
mod field;
mod figure;
mod fold;
mod form;
mod group;
mod head;
mod in_file;
mod island;
mod language_form;
mod languages;
mod load;
mod markdown;
mod metric;
mod news;
mod notice;
mod place;
mod progress;
mod question;
mod raw_text;
mod service;
mod spoken;
mod steps;
mod table;
mod time;
mod turn;
mod words;

pub use address::contact_line;
pub use answer::{SIDES, answer_in_words};
pub use answered::answered_items;
pub use button::{LinkButton, Look, SubmitButton};
pub use change::{change, short_id};
pub use chart::{Chart, ChartFiles, data_address};
pub use computing::bars;
pub use confirm::Confirm;
pub use contents::Contents;
pub use copyable::Copyable;
pub use download::{Download, SaveFile};
pub use field::{Choice, Field, Select, TextArea};
pub use figure::Figure;
pub use fold::Fold;
pub use form::{FieldGroup, FieldPlace, Form, Hidden, RefusalNotice, refusal_without_form};
pub use group::{Check, Checks, Radios};
pub use head::{Head, Section};
pub use in_file::{InFile, in_file};
pub use island::{Kept, Woken};
pub use language_form::LanguageForm;
pub use languages::{chosen_language, languages};
pub use load::{load, refused, refused_with};
pub use markdown::{Markdown, Pictures, picture_address};
pub use metric::{metric_meaning, metric_title};
pub use news::news;
pub use notice::{Empty, Notice, Tag, Tone};
pub use place::{address_with, escaped, here_address, param, query, with_versions};
pub use progress::Progress;
pub use question::{question_name, table_name};
pub use raw_text::{BareTextArea, Title};
pub use service::ServiceWords;
pub use spoken::{spoken, spoken_in};
pub use steps::{Step, StepState, Steps};
pub use table::{Column, Table};
pub use time::{MoneyText, Prose, When, duration};
pub use turn::in_turn;
pub use words::{
    below_word, device_word, display_word, gate_name, grade_word, kind_word, known_word, provider_name,
    publishing_word, qualification_word, reason_word, rejected_answers_word, study_word, subject_word, withdrawal_word,
};
