//! Every column of the database and what happens to it when a person is erased: the one list of personal data.
//!
//! A test compares it with both databases, so that a new table or column cannot be forgotten. What the list calls erased
//! is emptied by the steps in `erasure/step.rs`; another test fills every such column and looks for what is left.

/// A table and what an erasure does to its columns, each a list of names with blanks between them.
#[derive(Clone, Copy, Debug)]
pub struct TableOfData {
    /// Its name.
    pub name: &'static str,
    /// Personal data: emptied, or deleted with the row.
    pub erased: &'static str,
    /// What the person answered: stays under the pseudonym, or is emptied where removal was chosen.
    pub answers: &'static str,
    /// Ids, times, amounts and words of ours that stay under the pseudonym.
    pub pseudonymous: &'static str,
    /// About the study or the server, not about a person.
    pub other: &'static str,
}

const NOTHING: TableOfData = TableOfData { name: "", erased: "", answers: "", pseudonymous: "", other: "" };

/// All tables. A migration that adds a table or a column adds it here.
pub const TABLES: &[TableOfData] = &[
    TableOfData {
        name: "person",
        erased: "name email password_hash admin locale epoch disabled_at erasure_asked_at address_confirmed_at unsubscribed_at",
        pseudonymous: "id created_at erased_at",
        ..NOTHING
    },
    TableOfData { name: "session", erased: "id record expires_at", ..NOTHING },
    TableOfData { name: "throttle", erased: "key attempts window_ends", ..NOTHING },
    TableOfData { name: "known_browser", erased: "hash person_id expires_at", ..NOTHING },
    TableOfData { name: "second_factor", erased: "person_id sealed created_at confirmed_at last_step", ..NOTHING },
    TableOfData { name: "recovery_code", erased: "hash person_id used_at", ..NOTHING },
    TableOfData { name: "sign_in_step", erased: "hash person_id epoch expires_at", ..NOTHING },
    TableOfData {
        name: "sign_in_identity",
        erased: "issuer subject person_id gives_admin created_at used_at admin_group",
        ..NOTHING
    },
    TableOfData { name: "pending_identity", erased: "hash issuer subject email groups expires_at", ..NOTHING },
    TableOfData { name: "token", erased: "id person_id name hash created_at expires_at used_at", ..NOTHING },
    TableOfData {
        name: "mail",
        erased: "id person_id invitee_id study_id kind facts state urgent attempts run_at holder lease_until created_at sent_at reason",
        ..NOTHING
    },
    TableOfData { name: "mail_link", erased: "hash mail_id purpose expires_at", ..NOTHING },
    TableOfData { name: "installation", other: "key value", ..NOTHING },
    // The settings may name a person as contact: their address is taken out.
    TableOfData {
        name: "study",
        erased: "settings",
        other: "id title state languages seed created_at closed_at texts_changed",
        ..NOTHING
    },
    TableOfData { name: "member", erased: "study_id person_id role created_at from_group", ..NOTHING },
    TableOfData { name: "group_role", other: "study_id name role created_at", ..NOTHING },
    TableOfData {
        name: "join_link",
        pseudonymous: "created_by",
        other: "hash study_id role language expires_at uses_left address_limit created_at",
        ..NOTHING
    },
    TableOfData {
        name: "entrance",
        pseudonymous: "created_by",
        other: "id study_id code label language places settings created_at closed_at",
        ..NOTHING
    },
    // The account of the person who connected the study with a provider. It goes with them.
    TableOfData {
        name: "connection",
        erased: "study_id provider token workspace account created_by created_at checked_at listed_at problem next_poll_at failures holder lease_until hurried_at",
        ..NOTHING
    },
    // What a provider sends about a workspace: the ids of events and the secret that signs them say nothing about anybody.
    TableOfData {
        name: "provider_hook",
        other: "provider workspace secret subscription state problem next_check_at heard_at",
        ..NOTHING
    },
    // The members are workers with an outcome; who they are is in no column.
    TableOfData {
        name: "provider_group",
        other: "study_id provider workspace outcome group_id name is_on members problem created_at changed_at checked_at next_check_at",
        ..NOTHING
    },
    // Sums for several workers at a time.
    TableOfData {
        name: "bonus_charge",
        other: "provider prepared study_id currency amount fees vat total created_at",
        ..NOTHING
    },
    TableOfData { name: "provider_event", other: "provider workspace event heard_at", ..NOTHING },
    TableOfData { name: "entry_token", other: "digest used_at keep_until", ..NOTHING },
    // People on a list of invitations, whether they came or not.
    TableOfData {
        name: "invitee",
        erased: "id entrance_id number reference email language code created_at invited invited_at unsubscribed_at worker_id",
        ..NOTHING
    },
    // Digests of addresses, which nothing ties to a person. They go with the retention of the study.
    TableOfData { name: "former_invitee", other: "study_id digest invited invited_at unsubscribed_at", ..NOTHING },
    // The id of a worker at a provider, or the hash of the code with which they return.
    TableOfData { name: "identity", erased: "study_id provider participant worker_id created_at", ..NOTHING },
    // The id of a submission stays, so that the provider's list cannot bring the rest back.
    TableOfData {
        name: "provider_submission",
        erased: "participant code started_at completed_at return_requested_at",
        pseudonymous: "study_id provider submission entrance_id provider_study status seen_at changed_at",
        ..NOTHING
    },
    TableOfData {
        name: "participation",
        erased: "session provider_study code",
        pseudonymous: "id entrance_id worker_id done_before created_at seen_at ending ended_at",
        ..NOTHING
    },
    TableOfData {
        name: "worker",
        erased: "left_out_reason",
        pseudonymous: "id study_id person_id number language consented_at created_at left_out_at withdrawn_at removed_at erased_at agreed_typing agreed_devices",
        ..NOTHING
    },
    TableOfData { name: "source", other: "id study_id language text external_id meta position curation", ..NOTHING },
    TableOfData { name: "system", other: "id study_id name kind", ..NOTHING },
    TableOfData {
        name: "withdrawn_text",
        pseudonymous: "person_id",
        other: "text_id study_id source_id output_id reason created_at",
        ..NOTHING
    },
    TableOfData { name: "withdrawn_item", other: "item_id study_id", ..NOTHING },
    TableOfData { name: "upload", erased: "id study_id person_id kind name format bytes created_at pieces", ..NOTHING },
    TableOfData { name: "upload_piece", erased: "upload_id n bytes", ..NOTHING },
    // Hashes of network addresses, which nothing ties to a person. They go with the link.
    TableOfData { name: "join_count", other: "link address accounts", ..NOTHING },
    // Texts of a file on their way into the study, for minutes at most.
    TableOfData { name: "import", other: "id study_id kind state renewed_at", ..NOTHING },
    TableOfData {
        name: "import_row",
        other: "import_id chunk n id text language external_id meta source_id system",
        ..NOTHING
    },
    TableOfData {
        name: "picture",
        pseudonymous: "person_id",
        other: "id study_id name kind bytes size sha256 width height created_at",
        ..NOTHING
    },
    TableOfData { name: "study_version", other: "study_id shard n", ..NOTHING },
    TableOfData { name: "refusal", other: "key event_id times last_at", ..NOTHING },
    TableOfData { name: "task", other: "id study_id preset position created_at fed_by chain", ..NOTHING },
    TableOfData {
        name: "task_version",
        other: "id task_id number state definition hash created_at published_at series",
        ..NOTHING
    },
    TableOfData { name: "gate", other: "study_id language gate rule version updated_at", ..NOTHING },
    TableOfData {
        name: "batch",
        other: "id study_id task_id version_id language label seed spec n_hits created_at stopped_at kind",
        ..NOTHING
    },
    TableOfData {
        name: "hit",
        other: "id study_id batch_id task_id version_id language position need taken done open stopped known_id",
        ..NOTHING
    },
    TableOfData {
        name: "output",
        answers: "text",
        pseudonymous: "author_id",
        other: "id study_id source_id system_id created_at",
        ..NOTHING
    },
    TableOfData { name: "hit_item", other: "id hit_id position source_id reference_id", ..NOTHING },
    TableOfData { name: "hit_item_output", other: "item_id output_id position", ..NOTHING },
    TableOfData {
        name: "assignment",
        erased: "draft approval_reason",
        pseudonymous: "id study_id task_id version_id hit_id worker_id language state outcome approval seed lease_until revision claimed_at active_at active_ms reward currency submitted_at submission_id",
        ..NOTHING
    },
    TableOfData { name: "worker_version", pseudonymous: "worker_id n", ..NOTHING },
    TableOfData { name: "exposure", pseudonymous: "task_id worker_id source_id assignment_id", ..NOTHING },
    TableOfData {
        name: "answer",
        answers: "text skipped",
        pseudonymous: "id study_id task_id version_id assignment_id worker_id item_id source_id output_id question number places supersedes created_at",
        ..NOTHING
    },
    // How texts were typed, and with what workers were seen: kept for reasons to look at their work, and for nothing after it.
    TableOfData {
        name: "typing",
        erased: "assignment_id item_id question study_id task_id worker_id language length typed pasted pastes pauses even_pauses",
        ..NOTHING
    },
    TableOfData { name: "sighting", erased: "worker_id kind digest study_id first_at", ..NOTHING },
    TableOfData { name: "sighting_key", other: "study_id secret", ..NOTHING },
    TableOfData {
        name: "look",
        erased: "worker_id study_id signs note looked_at",
        pseudonymous: "looked_by",
        ..NOTHING
    },
    TableOfData {
        name: "qualification",
        erased: "evidence message",
        pseudonymous: "id study_id worker_id gate number state rule decision decided_by created_at",
        ..NOTHING
    },
    TableOfData {
        name: "test_attempt",
        answers: "answers",
        pseudonymous: "id worker_id number points passed created_at",
        ..NOTHING
    },
    TableOfData {
        name: "review",
        erased: "note",
        pseudonymous: "id study_id worker_id answer_id reviewer_id grade reasons created_at updated_at",
        ..NOTHING
    },
    TableOfData {
        name: "payment",
        erased: "reason",
        pseudonymous: "id study_id worker_id assignment_id kind amount currency key state created_at paid_at pay_out_id",
        ..NOTHING
    },
    TableOfData { name: "pay_out", pseudonymous: "id study_id created_by created_at", ..NOTHING },
    TableOfData {
        name: "bonus_round",
        pseudonymous: "created_by approved_by",
        other: "id study_id rule state created_at approved_at",
        ..NOTHING
    },
    TableOfData {
        name: "bonus_line",
        erased: "reason",
        pseudonymous: "round_id worker_id submissions counted_ms earned computed amount",
        ..NOTHING
    },
    TableOfData { name: "spending", other: "study_id shard amount", ..NOTHING },
    TableOfData { name: "payee", erased: "worker_id name iban paypal updated_at", ..NOTHING },
    TableOfData { name: "pay_out_account", erased: "pay_out_id worker_id way name iban paypal", ..NOTHING },
    TableOfData {
        name: "provider_payment",
        erased: "submission",
        pseudonymous: "pay_out_id worker_id study_id provider provider_study currency owed covered bonus bonuses_before prepared state problem changed_at checked_at",
        ..NOTHING
    },
    // The account of the institution that pays.
    TableOfData { name: "payer", other: "study_id name iban bic", ..NOTHING },
    TableOfData {
        name: "event",
        erased: "before after",
        pseudonymous: "id study_id person_id verb subject_kind subject_id created_at",
        ..NOTHING
    },
    // A job carries ids alone.
    TableOfData {
        name: "job",
        other: "id study_id kind key payload state attempts run_at holder lease_until called_off done total reason created_at ended_at",
        ..NOTHING
    },
    TableOfData {
        name: "stored_export",
        other: "id study_id format folder files upload version created_at ended_at",
        ..NOTHING
    },
    // Pseudonyms, figures and texts of the people in a study: all reports of the study go with an erasure, and are computed again.
    TableOfData {
        name: "stored_report",
        erased: "study_id kind digest changes binding began_at took_ms size read_at body",
        ..NOTHING
    },
    TableOfData {
        name: "report_lease",
        other: "study_id kind digest holder lease_until done steps failed_at problem",
        ..NOTHING
    },
    TableOfData { name: "report_use", other: "study_id looked_at", ..NOTHING },
    TableOfData { name: "schema_reach", other: "id oldest", ..NOTHING },
    TableOfData {
        name: "score",
        answers: "statistics",
        other: "output_id metric signature value created_at",
        ..NOTHING
    },
    TableOfData { name: "fed", other: "task_id output_id hit_id", ..NOTHING },
    TableOfData {
        name: "known",
        other: "id study_id task_id source_id language kind position shown expected tolerance explanation created_at retired_at",
        ..NOTHING
    },
    TableOfData {
        name: "known_answer",
        answers: "evidence",
        pseudonymous: "assignment_id known_id study_id task_id worker_id is_right created_at",
        ..NOTHING
    },
    TableOfData {
        name: "adjudication",
        pseudonymous: "person_id",
        other: "id study_id task_id version_id item_id source_id output_id about_id turn question number places text note created_at",
        ..NOTHING
    },
    TableOfData {
        name: "output_decision",
        pseudonymous: "person_id",
        other: "id study_id output_id turn verdict reason replacement_id created_at",
        ..NOTHING
    },
    TableOfData {
        name: "known_word",
        pseudonymous: "person_id",
        other: "study_id language word created_at",
        ..NOTHING
    },
    TableOfData { name: "thread", erased: "assignment_id study_id opened_at closed_at", ..NOTHING },
    TableOfData { name: "message", erased: "id assignment_id person_id by_worker text created_at", ..NOTHING },
    TableOfData {
        name: "training",
        other: "id study_id job_id kind language name encoder encoder_sha256 task_id options seed use_at_once n_examples n_held_out data_sha256 losses measures result sha256 reason created_at ended_at",
        ..NOTHING
    },
    TableOfData { name: "process", other: "id name program version neural started_at seen_at until", ..NOTHING },
    TableOfData {
        name: "erasure",
        pseudonymous: "id person_id study_id ordered_by cause answers pseudonyms counts created_at repeated_at",
        ..NOTHING
    },
];

impl TableOfData {
    /// Its columns in the order of the list.
    pub fn columns(&self) -> impl Iterator<Item = &'static str> {
        [self.erased, self.answers, self.pseudonymous, self.other].into_iter().flat_map(str::split_whitespace)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::erasure::{ANSWERS, PERSON, STANDALONE, WORKER};

    #[test]
    fn what_the_list_calls_erased_has_a_step_that_erases_it() {
        let words = [WORKER, ANSWERS, PERSON].into_iter().flatten().flat_map(|step| step.sql.split_whitespace());
        let steps = words.collect::<Vec<_>>().join(" ");
        for table in TABLES.iter().filter(|table| !table.erased.is_empty() || !table.answers.is_empty()) {
            let (update, delete) = (format!("update {} ", table.name), format!("delete from {} ", table.name));
            let is_there = steps.contains(&update) || steps.contains(&delete) || STANDALONE.contains(&table.name);
            assert!(is_there, "no step erases {}", table.name);
        }
    }

    #[test]
    fn a_column_is_in_the_list_once() {
        let mut names = BTreeSet::new();
        for table in TABLES {
            assert!(names.insert(table.name), "{} is listed twice", table.name);
            let columns: Vec<_> = table.columns().collect();
            assert_eq!(columns.iter().collect::<BTreeSet<_>>().len(), columns.len(), "{}", table.name);
        }
    }
}
