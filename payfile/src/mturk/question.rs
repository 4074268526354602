//! The question of a HIT that shows a page of ours: an `ExternalQuestion`.

use quick_xml::{Writer, events::BytesText};
use thiserror::Error;
use url::Url;

/// The schema of the question, which is its namespace.
pub const NAMESPACE: &str =
    "http://mechanicalturk.amazonaws.com/AWSMechanicalTurkDataSchemas/2006-07-14/ExternalQuestion.xsd";

/// Why a question cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The address is not the address of a page.
    #[error("This is not the address of a page, such as https://study.example.org/mturk?hit=7.")]
    Address,
    /// The page is not served by HTTPS.
    #[error("The site shows only pages whose address begins with https://.")]
    NotHttps,
    /// The address contains a name or a password.
    #[error("The address contains a user name or a password. Remove it.")]
    UserInfo,
}

/// The question for the page at this address. The height is in pixels; 0 is the height of the window.
///
/// # Errors
/// The site would not show the page.
///
/// # Example
/// ```
/// let question = payfile::mturk::question::write("https://study.example.org/mturk?hit=7&k=2", 0).unwrap();
/// assert!(question.contains("<ExternalURL>https://study.example.org/mturk?hit=7&amp;k=2</ExternalURL>"));
/// ```
pub fn write(address: &str, height: u32) -> Result<String, Refusal> {
    let url = Url::parse(address).map_err(|_| Refusal::Address)?;
    if url.scheme() != "https" {
        return Err(Refusal::NotHttps);
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(Refusal::UserInfo);
    }
    let mut xml = Writer::new_with_indent(Vec::new(), b' ', 2);
    xml.create_element("ExternalQuestion")
        .with_attribute(("xmlns", NAMESPACE))
        .write_inner_content(|xml| {
            xml.create_element("ExternalURL").write_text_content(BytesText::new(url.as_str()))?;
            xml.create_element("FrameHeight").write_text_content(BytesText::new(&height.to_string())).map(drop)
        })
        .expect("the question is written to memory");
    Ok(String::from_utf8(xml.into_inner()).expect("addresses are UTF-8"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_has_an_address_and_a_height() {
        let expected = format!(
            "<ExternalQuestion xmlns=\"{NAMESPACE}\">\n  <ExternalURL>https://a.example/m?hit=7&amp;k=%3Cx%3E</ExternalURL>\n  \
             <FrameHeight>450</FrameHeight>\n</ExternalQuestion>"
        );
        assert_eq!(write("https://a.example/m?hit=7&k=<x>", 450), Ok(expected));
    }

    #[test]
    fn only_pages_that_the_site_shows_have_a_question() {
        for (address, refusal) in [
            ("http://a.example/", Refusal::NotHttps),
            ("javascript:alert(1)", Refusal::NotHttps),
            ("https://", Refusal::Address),
            ("/mturk", Refusal::Address),
            ("https://me@a.example/", Refusal::UserInfo),
            ("https://me:pw@a.example/", Refusal::UserInfo),
        ] {
            assert_eq!(write(address, 0), Err(refusal), "{address}");
        }
    }
}
