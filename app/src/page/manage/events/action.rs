//! The actions of the audit log in words.

use shared::Locale;

/// What an action is called.
type Words = fn(Locale) -> &'static str;

/// The actions: what was done, to what kind of thing, and what that is called.
const ACTIONS: &[(&str, &str, Words)] = &[
    ("approve", "assignment", Locale::audit_approve_assignment),
    ("reject", "assignment", Locale::audit_reject_assignment),
    ("submit", "assignment", Locale::audit_submit_assignment),
    ("give_back", "assignment", Locale::audit_give_back_assignment),
    ("expire", "assignment", Locale::audit_expire_assignment),
    ("raise", "assignment", Locale::audit_raise_assignment),
    ("reply", "assignment", Locale::audit_reply_assignment),
    ("close", "thread", Locale::audit_close_thread),
    ("open", "thread", Locale::audit_open_thread),
    ("pay_out", "payment", Locale::audit_pay_out_payment),
    ("confirm", "payment", Locale::audit_confirm_payment),
    ("retry", "payment", Locale::audit_retry_payment),
    ("return", "payment", Locale::audit_return_payment),
    ("return_payment", "worker", Locale::audit_return_payment_to_one),
    ("download", "payment", Locale::audit_download_payment),
    ("edit", "payer", Locale::audit_edit_payer),
    ("edit", "payee", Locale::audit_edit_payee),
    ("remove", "payee", Locale::audit_remove_payee),
    ("compute", "bonuses", Locale::audit_compute_bonuses),
    ("approve", "bonuses", Locale::audit_approve_bonuses),
    ("change_bonus", "worker", Locale::audit_change_bonus),
    ("give_bonus", "worker", Locale::audit_give_bonus),
    ("invite", "role", Locale::audit_invite_role),
    ("withdraw", "join_link", Locale::audit_withdraw_join_link),
    ("join", "worker", Locale::audit_join_worker),
    ("join", "researcher", Locale::audit_join_researcher),
    ("join", "reviewer", Locale::audit_join_reviewer),
    ("join", "manager", Locale::audit_join_manager),
    ("add", "member", Locale::audit_add_member),
    ("remove", "member", Locale::audit_remove_member),
    ("add", "group_role", Locale::audit_add_group_role),
    ("remove", "group_role", Locale::audit_remove_group_role),
    ("consent", "worker", Locale::audit_consent_worker),
    ("withdraw", "worker", Locale::audit_withdraw_worker),
    ("leave_out", "worker", Locale::audit_leave_out_worker),
    ("take_in", "worker", Locale::audit_take_in_worker),
    ("erase", "worker", Locale::audit_erase_worker),
    ("qualify", "worker", Locale::audit_qualify_worker),
    ("take_back", "worker", Locale::audit_take_back_worker),
    ("refuse", "gate", Locale::audit_refuse_gate),
    ("question", "worker", Locale::audit_question_country),
    ("refuse", "task", Locale::audit_refuse_task),
    ("set", "gate", Locale::audit_set_gate),
    ("remove", "gate", Locale::audit_remove_gate),
    ("add_known", "task", Locale::audit_add_known_task),
    ("retire_known", "task", Locale::audit_retire_known_task),
    ("add", "task", Locale::audit_add_task),
    ("copy", "task", Locale::audit_copy_task),
    ("edit", "task", Locale::audit_edit_task),
    ("publish", "task", Locale::audit_publish_task),
    ("redraft", "task", Locale::audit_redraft_task),
    ("add", "entrance", Locale::audit_add_entrance),
    ("edit", "entrance", Locale::audit_edit_entrance),
    ("download", "entrance", Locale::audit_download_entrance),
    ("read_results", "entrance", Locale::audit_read_results_entrance),
    ("add", "invitees", Locale::audit_add_invitees),
    ("remove", "invitee", Locale::audit_remove_invitee),
    ("mail", "invitees", Locale::audit_mail_invitees),
    ("erase", "invitees", Locale::audit_erase_invitees),
    ("download", "invitees", Locale::audit_download_invitees),
    ("connect", "prolific", Locale::audit_connect_prolific),
    ("disconnect", "prolific", Locale::audit_disconnect_prolific),
    ("approve", "prolific", Locale::audit_approve_prolific),
    ("reject", "prolific", Locale::audit_reject_prolific),
    ("ask_return", "prolific", Locale::audit_ask_return_prolific),
    ("create", "posting", Locale::audit_create_posting),
    ("publish", "posting", Locale::audit_publish_posting),
    ("pause", "posting", Locale::audit_pause_posting),
    ("start", "posting", Locale::audit_start_posting),
    ("stop", "posting", Locale::audit_stop_posting),
    ("delete", "posting", Locale::audit_delete_posting),
    ("extend", "posting", Locale::audit_extend_posting),
    ("add", "picture", Locale::audit_add_picture),
    ("remove", "picture", Locale::audit_remove_picture),
    ("make", "batch", Locale::audit_make_batch),
    ("stop", "batch", Locale::audit_stop_batch),
    ("open", "batch", Locale::audit_open_batch),
    ("grade", "answer", Locale::audit_grade_answer),
    ("adjudicate", "item", Locale::audit_adjudicate_item),
    ("decide", "output", Locale::audit_decide_output),
    ("edit", "source", Locale::audit_edit_source),
    ("edit", "output", Locale::audit_edit_output),
    ("withdraw", "source", Locale::audit_withdraw_source),
    ("withdraw", "output", Locale::audit_withdraw_output),
    ("restore", "source", Locale::audit_restore_source),
    ("restore", "output", Locale::audit_restore_output),
    ("know", "word", Locale::audit_know_word),
    ("run", "system", Locale::audit_run_system),
    ("import", "sources", Locale::audit_import_sources),
    ("import", "outputs", Locale::audit_import_outputs),
    ("create", "study", Locale::audit_create_study),
    ("import", "study", Locale::audit_import_study),
    ("edit", "study", Locale::audit_edit_study),
    ("move", "study", Locale::audit_move_study),
    ("export", "study", Locale::audit_export_study),
    ("score", "job", Locale::audit_score_job),
    ("retry", "job", Locale::audit_retry_job),
    ("cancel", "job", Locale::audit_cancel_job),
    ("train", "training", Locale::audit_train_training),
    ("name_model", "training", Locale::audit_name_model_training),
];

/// What was done, as a short phrase; an action that this version does not know is shown as it is stored.
pub(super) fn action(verb: &str, kind: &str, say: Locale) -> String {
    let known = ACTIONS.iter().find(|(its_verb, its_kind, _)| (*its_verb, *its_kind) == (verb, kind));
    known.map_or_else(|| format!("{verb} {kind}").replace('_', " "), |(_, _, words)| words(say).to_owned())
}

/// All actions as they are written in an address and as they are called, in the order of their names.
pub(super) fn actions(say: Locale) -> Vec<(String, String)> {
    let of = |(verb, kind, words): &(&str, &str, Words)| (format!("{verb}:{kind}"), words(say).to_owned());
    let mut all: Vec<(String, String)> = ACTIONS.iter().map(of).collect();
    all.sort_by(|one, other| one.1.cmp(&other.1));
    all
}
