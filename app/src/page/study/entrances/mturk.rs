//! What is copied from the page of an entrance to Mechanical Turk, and the form for the results of a batch.

use engine::crowd::enter::files::HitFiles;
use leptos::prelude::*;
use shared::{EntranceId, Locale, StudyId, limit};

use crate::call::{READ_RESULTS, flash};
use crate::part::{Copyable, Field, Fold, Form, Hidden, SaveFile, Section, SubmitButton};

/// The files with which HITs are made.
pub(super) fn files(files: HitFiles, figures: AnyView, say: Locale) -> impl IntoView {
    let HitFiles { layout, hits, n_hits, question } = files;
    let by_program = match question {
        Some(question) => view! {
            <p>{say.mturk_question_means()}</p>
            <p>
                <SaveFile
                    label=say.mturk_question_file()
                    name="question.xml"
                    content=question
                />
            </p>
        }
        .into_any(),
        None => view! { <p class="muted">{say.mturk_question_needs_https()}</p> }.into_any(),
    };
    view! {
        <div class="figures">{figures}</div>
        <Section title=say.mturk_files() id="link" lead=say.mturk_files_lead()>
            <p class="row">
                <SaveFile
                    label=say.mturk_layout_file()
                    name="layout.html"
                    content=layout.clone()
                />
                <SaveFile label=say.mturk_hits_file(n_hits) name="hits.csv" content=hits />
            </p>
            <p class="muted">{say.mturk_hits_means()}</p>
            <details>
                <summary>{say.mturk_layout()}</summary>
                <Copyable label=say.mturk_layout() value=layout />
            </details>
            {by_program}
        </Section>
    }
}

/// The form for the results of a batch.
pub(super) fn results(study: StudyId, entrance: EntranceId, say: Locale) -> impl IntoView {
    // The only such form of the page: without a field that marks it, because of a file that is too large nothing is read.
    let open = flash().is_some_and(|flash| flash.path == READ_RESULTS);
    view! {
        <Fold title=say.mturk_results() id="results" open=open>
            <p>{say.mturk_results_lead()}</p>
            <Form action=READ_RESULTS multipart=true>
                // These fields are before the file: fields after the file are not read if the file is rejected.
                <Hidden name="study" value=study.to_string() />
                <Hidden name="entrance" value=entrance.to_string() />
                <Field
                    name="file"
                    label=say.mturk_results_file()
                    hint=say.mturk_results_hint(limit::MTURK_RESULTS >> 20)
                    kind="file"
                    required=true
                    accept=".csv"
                />
                <SubmitButton label=say.mturk_results_read() />
            </Form>
        </Fold>
    }
}
