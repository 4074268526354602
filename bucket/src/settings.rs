//! Where the bucket is and who writes to it.

use std::fmt::{Debug, Formatter};

use url::{Host, Url};

/// The scheme of the address of a bucket.
const SCHEME: &str = "s3://";
/// The region of storage that has none.
const REGION: &str = "us-east-1";
/// The maximum length of a prefix in bytes: keys have at most 1,024.
const LONGEST_PREFIX: usize = 500;

/// The settings of a bucket.
#[derive(Clone, PartialEq, Eq)]
pub struct Settings {
    /// `s3://bucket` or `s3://bucket/prefix`.
    pub to: String,
    /// The address of the interface, such as `https://minio.example.org:9000`; absent, Amazon's.
    pub endpoint: Option<String>,
    /// The region; absent, `us-east-1`, which storage without regions accepts.
    pub region: Option<String>,
    /// The id of the access key.
    pub key_id: String,
    /// The secret access key.
    pub key: String,
    /// Whether the bucket is in the path of an address and not in its host: MinIO, Ceph and Garage usually need that.
    pub path_style: bool,
}

/// Without the keys.
impl Debug for Settings {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Settings").field("to", &self.to).finish_non_exhaustive()
    }
}

/// Why settings cannot be used. No message repeats a secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// The address of the bucket.
    #[error("export_to is not a bucket: write it like s3://bucket/prefix")]
    To,
    /// The address of the interface.
    #[error(
        "export_endpoint is not an address that can be used: write it like https://storage.example.org; http is possible on this machine only"
    )]
    Endpoint,
    /// The region.
    #[error("export_region is not a region: write it like eu-central-1")]
    Region,
    /// A part of the access key is missing.
    #[error("export_to is set and export_key_id or export_key is not: set both")]
    Key,
    /// The library refuses them.
    #[error("the settings export_* cannot be used together")]
    Refused,
}

/// The parts of an address of a bucket.
pub(crate) struct Place {
    pub bucket: String,
    pub prefix: String,
    pub endpoint: Option<String>,
    pub region: String,
    pub is_local: bool,
}

impl Settings {
    pub(crate) fn place(&self) -> Result<Place, Invalid> {
        let (bucket, prefix) = self.bucket().ok_or(Invalid::To)?;
        let region = self.region.clone().unwrap_or_else(|| REGION.to_owned());
        let is_region = |c: char| c.is_ascii_alphanumeric() || c == '-';
        if region.is_empty() || region.len() > 50 || !region.chars().all(is_region) {
            return Err(Invalid::Region);
        }
        let is_key = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_graphic());
        if !is_key(&self.key_id) || !is_key(&self.key) {
            return Err(Invalid::Key);
        }
        let (endpoint, is_local) = match &self.endpoint {
            None => (None, false),
            Some(endpoint) => {
                let (endpoint, is_local) = self.address(endpoint, bucket).ok_or(Invalid::Endpoint)?;
                (Some(endpoint), is_local)
            }
        };
        Ok(Place { bucket: bucket.to_owned(), prefix: prefix.to_owned(), endpoint, region, is_local })
    }

    fn bucket(&self) -> Option<(&str, &str)> {
        let rest = self.to.trim().strip_prefix(SCHEME)?;
        let (bucket, prefix) = rest.split_once('/').unwrap_or((rest, ""));
        let is_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
        let is_bucket = (3..=63).contains(&bucket.len()) && bucket.chars().all(is_name) && !bucket.contains("..");
        let prefix = prefix.trim_matches('/');
        let is_part = |part: &str| !part.is_empty() && part != "." && part != "..";
        let is_key = |c: char| c.is_ascii_alphanumeric() || "-_./=".contains(c);
        let is_prefix = prefix.is_empty()
            || (prefix.len() <= LONGEST_PREFIX && prefix.chars().all(is_key) && prefix.split('/').all(is_part));
        (is_bucket && is_prefix).then_some((bucket, prefix))
    }

    /// The address of the interface for this bucket, and whether it is on this machine.
    fn address(&self, endpoint: &str, bucket: &str) -> Option<(String, bool)> {
        let url = Url::parse(endpoint.trim()).ok()?;
        let is_local = match url.host()? {
            Host::Domain(name) => name == "localhost",
            Host::Ipv4(address) => address.is_loopback(),
            Host::Ipv6(address) => address.is_loopback(),
        };
        let is_plain = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
        let is_alone = url.username().is_empty() && url.password().is_none();
        let is_safe = url.scheme() == "https" || (url.scheme() == "http" && is_local);
        if !(is_plain && is_alone && is_safe) {
            return None;
        }
        let port = url.port().map_or_else(String::new, |port| format!(":{port}"));
        let host = url.host_str()?;
        // The library takes the bucket in the host as a part of the address.
        let host = if self.path_style { host.to_owned() } else { format!("{bucket}.{host}") };
        Some((format!("{}://{host}{port}", url.scheme()), is_local && url.scheme() == "http"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn settings(to: &str, endpoint: Option<&str>) -> Settings {
        Settings {
            to: to.to_owned(),
            endpoint: endpoint.map(str::to_owned),
            region: None,
            key_id: "id".to_owned(),
            key: "very-secret".to_owned(),
            path_style: true,
        }
    }

    fn refused(settings: &Settings) -> Option<Invalid> {
        crate::Bucket::new(settings).err()
    }

    #[test]
    fn a_bucket_with_and_without_a_prefix_is_read() {
        let bucket = crate::Bucket::new(&settings("s3://studies/lab/concord/", None)).unwrap();
        assert_eq!(bucket.address("a/b.csv"), "s3://studies/lab/concord/a/b.csv");
        assert_eq!(crate::Bucket::new(&settings("s3://studies", None)).unwrap().address("x"), "s3://studies/x");
        for wrong in [
            "",
            "studies",
            "https://studies",
            "s3://",
            "s3://UP",
            "s3://a",
            "s3://ab/../c",
            "s3://abc/ä",
            "s3://abc//d//e",
        ] {
            assert_eq!(refused(&settings(wrong, None)), Some(Invalid::To), "{wrong}");
        }
    }

    #[test]
    fn an_endpoint_needs_tls_but_on_this_machine() {
        for good in [
            "https://minio.example.org",
            "https://minio.example.org:9000/",
            "http://127.0.0.1:9000",
            "http://[::1]:9000",
            "http://localhost:1",
        ] {
            assert_eq!(refused(&settings("s3://studies", Some(good))), None, "{good}");
        }
        for wrong in [
            "minio",
            "http://minio.example.org",
            "https://a:b@minio.example.org",
            "https://x.org/path",
            "ftp://x.org",
            "https://x.org?a=b",
            "",
        ] {
            assert_eq!(refused(&settings("s3://studies", Some(wrong))), Some(Invalid::Endpoint), "{wrong}");
        }
    }

    #[test]
    fn keys_are_needed_and_never_shown() {
        let known = settings("s3://studies", None);
        assert!(!format!("{known:?} {:?}", crate::Bucket::new(&known).unwrap()).contains("very-secret"));
        assert_eq!(refused(&Settings { key: String::new(), ..known.clone() }), Some(Invalid::Key));
        assert_eq!(refused(&Settings { key_id: "a b".to_owned(), ..known.clone() }), Some(Invalid::Key));
        assert_eq!(refused(&Settings { region: Some("eu central".to_owned()), ..known }), Some(Invalid::Region));
    }
}
