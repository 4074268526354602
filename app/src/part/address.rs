//! An e-mail address in a sentence, to be tapped.

use leptos::prelude::*;

/// A sentence about the contact that a study names, if it names one. An e-mail address in it can be tapped.
pub fn contact_line(contact: &str, sentence: impl FnOnce(&str) -> String) -> Option<AnyView> {
    let contact = contact.trim();
    (!contact.is_empty()).then(|| view! { <p class="muted">{with_address(sentence(contact), contact)}</p> }.into_any())
}

/// A sentence with the address in `contact`, if it has one, as a link that writes to it.
fn with_address(sentence: String, contact: &str) -> impl IntoView + use<> {
    let Some(address) = address_in(contact) else { return sentence.into_any() };
    let Some((before, after)) = sentence.split_once(address) else { return sentence.into_any() };
    let (before, after) = (before.to_owned(), after.to_owned());
    view! { {before} <a href=format!("mailto:{address}")>{address.to_owned()}</a> {after} }.into_any()
}

/// The first word that is an e-mail address without its punctuation.
fn address_in(contact: &str) -> Option<&str> {
    let is_around = |c: char| !c.is_alphanumeric();
    contact.split_whitespace().map(|word| word.trim_matches(is_around)).find(|word| {
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "@.-_+".contains(c);
        let parts = word.split_once('@');
        word.chars().all(is_plain)
            && parts.is_some_and(|(name, host)| !name.is_empty() && host.contains('.') && !host.contains('@'))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_without_what_surrounds_it() {
        assert_eq!(address_in("lee@example.org"), Some("lee@example.org"));
        assert_eq!(address_in("Lee <lee+study@mail.example.org>, room 4"), Some("lee+study@mail.example.org"));
        assert_eq!(address_in("Lee (lee@example.org)."), Some("lee@example.org"));
    }

    #[test]
    fn what_is_no_address_is_no_link() {
        for contact in [
            "",
            "room 4",
            "@lee",
            "lee@",
            "lee@localhost",
            "a@b@c.org",
            "lee@exa\"mple.org",
            "lee@example.org?cc=you@example.org",
        ] {
            assert_eq!(address_in(contact), None, "{contact}");
        }
    }
}
