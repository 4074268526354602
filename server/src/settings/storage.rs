//! The settings of the object storage to which exports are written.

use anyhow::bail;
use bucket::{Bucket, Settings as BucketSettings};

use super::Settings;

impl Settings {
    /// The bucket of exports, if there is one; empty settings count as absent.
    ///
    /// # Errors
    /// A setting is missing or wrong; the message says which, and repeats no secret.
    pub fn storage(&self) -> anyhow::Result<Option<Bucket>> {
        let given = |value: &Option<String>| {
            value.as_deref().map(str::trim).filter(|value| !value.is_empty()).map(str::to_owned)
        };
        let Some(to) = given(&self.export_to) else {
            let others = [&self.export_endpoint, &self.export_region, &self.export_key_id, &self.export_key];
            if others.into_iter().any(|other| given(other).is_some()) {
                bail!(
                    "export_to is missing: set the bucket, such as s3://bucket/prefix, or none of the settings export_*"
                );
            }
            return Ok(None);
        };
        let endpoint = given(&self.export_endpoint);
        let settings = BucketSettings {
            to,
            path_style: self.export_path_style.unwrap_or(endpoint.is_some()),
            endpoint,
            region: given(&self.export_region),
            key_id: given(&self.export_key_id).unwrap_or_default(),
            key: given(&self.export_key).unwrap_or_default(),
        };
        Ok(Some(Bucket::new(&settings)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_needs_its_key_and_a_key_its_bucket() {
        let read = |text: &str| toml::from_str::<Settings>(text).expect("settings").storage();
        assert!(read("").expect("none").is_none() && read("export_to = \" \"").expect("none").is_none());
        let told = |text: &str| read(text).expect_err("refused").to_string();
        assert!(told("export_key = \"very-secret\"").starts_with("export_to is missing"));
        assert!(told("export_to = \"s3://data\"\nexport_key_id = \"a\"").contains("export_key"));
        let wrong = told("export_to = \"data\"\nexport_key_id = \"a\"\nexport_key = \"very-secret\"");
        assert!(wrong.starts_with("export_to") && !wrong.contains("very-secret"), "{wrong}");
        let bucket = read("export_to = \"s3://data/a\"\nexport_key_id = 1234\nexport_key = \"b\"").expect("settings");
        assert_eq!(bucket.expect("a bucket").address("x"), "s3://data/a/x");
    }
}
