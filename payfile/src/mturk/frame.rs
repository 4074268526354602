//! The parameters with which the site shows a page of ours in its frame. They come from the address bar, so anybody can
//! write anything into them.

use url::Url;

use super::is_id;

/// What `assignmentId` is in the preview.
pub const PREVIEW: &str = "ASSIGNMENT_ID_NOT_AVAILABLE";

/// Where the browser submits an assignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SubmitTo {
    /// The site.
    Live,
    /// The site's sandbox, where nobody is paid.
    Sandbox,
}

impl SubmitTo {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Live, Self::Sandbox];

    /// Reads `turkSubmitTo`; `None` if it is anything but the origin of one of the two, written as the site writes it.
    ///
    /// ```
    /// use payfile::mturk::frame::SubmitTo;
    /// assert_eq!(SubmitTo::from_parameter("https://www.mturk.com"), Some(SubmitTo::Live));
    /// assert_eq!(SubmitTo::from_parameter("https://www.mturk.com@evil.org"), None);
    /// ```
    pub fn from_parameter(text: &str) -> Option<Self> {
        let url = Url::parse(text).ok()?;
        let is_origin = url.scheme() == "https"
            && url.username().is_empty()
            && url.password().is_none()
            && url.port().is_none()
            && url.path() == "/"
            && url.query().is_none()
            && url.fragment().is_none();
        // A parser forgives upper case, white space, backslashes and a port that changes nothing. The site writes none
        // of them, so a text that the parser has changed does not come from it.
        let is_unchanged = url.as_str().strip_suffix('/') == Some(text.strip_suffix('/').unwrap_or(text));
        let host = url.host_str().filter(|_| is_origin && is_unchanged)?;
        Self::ALL.into_iter().find(|one| one.host() == host)
    }

    /// The host.
    pub const fn host(self) -> &'static str {
        match self {
            Self::Live => "www.mturk.com",
            Self::Sandbox => "workersandbox.mturk.com",
        }
    }

    /// The address to which the browser posts the form. No part of it comes from a parameter.
    pub const fn action(self) -> &'static str {
        match self {
            Self::Live => "https://www.mturk.com/mturk/externalSubmit",
            Self::Sandbox => "https://workersandbox.mturk.com/mturk/externalSubmit",
        }
    }
}

/// Who looks at the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit<'a> {
    /// Somebody who has not accepted the HIT: nothing may be reserved, and there is no form that sends. A request
    /// without the parameters of an assignment is one too.
    Preview,
    /// A worker with an assignment.
    Assignment {
        /// The assignment.
        id: &'a str,
        /// The HIT; `None` if the parameter is missing or no id.
        hit: Option<&'a str>,
        /// The worker.
        worker: &'a str,
        /// Where it is submitted; `None` if the parameter is not one of the two: then nothing is sent.
        submit_to: Option<SubmitTo>,
    },
}

impl<'a> Visit<'a> {
    /// Reads the parameters of a request, decoded. If one of them comes twice, the request is no better than a preview:
    /// the two may contradict each other.
    ///
    /// ```
    /// use payfile::mturk::frame::Visit;
    /// let preview = [("assignmentId", "ASSIGNMENT_ID_NOT_AVAILABLE"), ("hitId", "3HIT")];
    /// assert_eq!(Visit::from_parameters(preview), Visit::Preview);
    /// ```
    pub fn from_parameters(parameters: impl IntoIterator<Item = (&'a str, &'a str)>) -> Self {
        let names = ["assignmentId", "hitId", "workerId", "turkSubmitTo"];
        let mut values = [None; 4];
        for (name, value) in parameters {
            if let Some(place) = names.iter().position(|own| *own == name)
                && values[place].replace(value).is_some()
            {
                return Self::Preview;
            }
        }
        let [id, hit, worker, submit_to] = values;
        // The word of the preview has underscores, which no id has.
        match (id.filter(|id| is_id(id)), worker.filter(|worker| is_id(worker))) {
            (Some(id), Some(worker)) => Self::Assignment {
                id,
                hit: hit.filter(|hit| is_id(hit)),
                worker,
                submit_to: submit_to.and_then(SubmitTo::from_parameter),
            },
            _ => Self::Preview,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_two_hosts_get_a_form() {
        let read = SubmitTo::from_parameter;
        for (text, host) in [
            ("https://www.mturk.com", SubmitTo::Live),
            ("https://www.mturk.com/", SubmitTo::Live),
            ("https://workersandbox.mturk.com", SubmitTo::Sandbox),
        ] {
            assert_eq!(read(text), Some(host));
            assert_eq!(host.action(), format!("https://{}/mturk/externalSubmit", host.host()));
        }
        for attack in [
            "",
            "https://www.mturk.com.evil.org",
            "https://www.mturk.com@evil.org",
            "https://evil.org@www.mturk.com",
            "https://:@www.mturk.com",
            "https://evil.org/https://www.mturk.com",
            "https://evil.org?https://www.mturk.com",
            "https://evil.org#www.mturk.com",
            "https://evil.org\\@www.mturk.com",
            "https:\\\\www.mturk.com",
            "//www.mturk.com",
            "//evil.org",
            "www.mturk.com",
            "http://www.mturk.com",
            "javascript:alert(1)//https://www.mturk.com",
            "data:text/html,https://www.mturk.com",
            "HTTPS://WWW.MTURK.COM",
            "https://www.MTurk.com",
            "https://www.mturk.com.",
            "https://www.mturk.com:443",
            "https://www.mturk.com:8443",
            "https://www.mturk.com:@evil.org",
            "https://www.mturk.com//",
            "https://www.mturk.com/mturk",
            "https://www.mturk.com/..",
            "https://www.mturk.com?x",
            "https://www.mturk.com/?",
            "https://www.mturk.com#",
            " https://www.mturk.com",
            "https://www.mturk.com\n",
            "https://www.mtu\trk.com",
            "https://www.mturk.com%00.evil.org",
            "https://www.mturk.com\0",
            "https://mturk.com",
            "https://xwww.mturk.com",
            "https://ｗｗｗ.mturk.com",
            "https://www。mturk。com",
            "https://www.mturk.com https://evil.org",
        ] {
            assert_eq!(read(attack), None, "{attack}");
        }
    }

    #[test]
    fn a_preview_is_no_assignment() {
        let (worker, submit) = (("workerId", "A1W"), ("turkSubmitTo", "https://www.mturk.com"));
        let visit = |parameters: &[(&'static str, &'static str)]| Visit::from_parameters(parameters.iter().copied());
        for preview in [
            &[][..],
            &[("assignmentId", PREVIEW), ("hitId", "3HIT"), submit],
            &[("assignmentId", PREVIEW), worker],
            &[("assignmentId", "3ASG"), submit],
            &[("assignmentId", "3ASG"), ("workerId", "")],
            &[("assignmentId", ""), worker],
            &[worker],
            &[("assignmentId", "3ASG"), ("assignmentId", "3OTHER"), worker],
            &[("assignmentId", "<script>"), worker],
        ] {
            assert_eq!(visit(preview), Visit::Preview, "{preview:?}");
        }
    }

    #[test]
    fn an_assignment_has_a_worker_and_perhaps_a_place_to_submit_it() {
        let parameters = |submit| {
            [("workerId", "A1W"), ("assignmentId", "3ASG"), ("hitId", "3HIT"), ("turkSubmitTo", submit), ("k", "2")]
        };
        let assignment = |submit_to| Visit::Assignment { id: "3ASG", hit: Some("3HIT"), worker: "A1W", submit_to };
        let visit = Visit::from_parameters(parameters("https://workersandbox.mturk.com"));
        assert_eq!(visit, assignment(Some(SubmitTo::Sandbox)));
        assert_eq!(Visit::from_parameters(parameters("https://evil.org")), assignment(None));
    }
}
