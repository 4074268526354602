//! The kinds of data that an erasure counts. Receipts store them as English words.

use shared::Locale;

/// A kind in words; one that this version does not know is shown as it is stored.
pub(super) fn kind(what: &str, say: Locale) -> String {
    let known = match what {
        "drafts" => say.erasure_drafts(),
        "reasons for rejections" => say.erasure_rejection_reasons(),
        "messages" => say.erasure_messages(),
        "threads" => say.erasure_conversations(),
        "declared and detected countries" => say.erasure_countries(),
        "reasons for decisions" => say.erasure_decision_reasons(),
        "ids at providers and codes to return with" => say.erasure_provider_ids(),
        "reviewers' notes" => say.erasure_reviewer_notes(),
        "how texts were typed" => say.erasure_typing(),
        "devices and networks" => say.erasure_sightings(),
        "notes about work that was looked at" => say.erasure_looks(),
        "stored results" => say.erasure_stored_results(),
        "audit log details" => say.erasure_log_details(),
        "texts they wrote" => say.erasure_texts(),
        "free-text answers" => say.erasure_free_text(),
        "reasons for not answering" => say.erasure_skip_reasons(),
        "scores of their texts" => say.erasure_scores(),
        "comparisons with gold answers" => say.erasure_gold_comparisons(),
        "answers to the qualification test" => say.erasure_test_answers(),
        "name, e-mail address and password" => say.erasure_account(),
        "sessions" => say.erasure_sessions(),
        "known browsers" => say.erasure_browsers(),
        "identities at sign-in services" => say.erasure_identities(),
        "sign-in codes" => say.erasure_codes(),
        "e-mails" => say.erasure_mail(),
        "invitations" => say.erasure_invitations(),
        "links in e-mails" => say.erasure_mail_links(),
        "reasons for bonuses" => say.erasure_bonus_reasons(),
        "bank and PayPal details" => say.erasure_payee(),
        "connections to recruitment services" => say.erasure_connections(),
        "API tokens" => say.erasure_tokens(),
        "messages to workers" => say.erasure_messages_to_workers(),
        "pieces of uploaded files" => say.erasure_upload_pieces(),
        "uploaded files" => say.erasure_uploads(),
        "roles in studies" => say.erasure_roles(),
        "submissions" => say.erasure_submissions(),
        "answers" => say.erasure_answers(),
        "answers, excluded from all results, without their text" => say.erasure_answers_without_text(),
        "payment records" => say.erasure_payments(),
        "qualification decisions" => say.erasure_decisions(),
        _ => return capital(what),
    };
    known.to_owned()
}

/// The text with its first letter in upper case.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
