//! Metrics, as they are written into stored reports and read from them: by their names.

use borsh::{
    BorshDeserialize, BorshSerialize,
    io::{Error, ErrorKind, Read, Result, Write},
};

use crate::registry::{Entry, find};

/// Writes the name of a metric.
///
/// # Errors
/// The writer fails.
pub fn write_metric<W: Write>(metric: &&'static Entry, writer: &mut W) -> Result<()> {
    BorshSerialize::serialize(metric.name, writer)
}

/// Reads a metric by its name.
///
/// # Errors
/// The reader fails, or no metric has the name.
pub fn read_metric<R: Read>(reader: &mut R) -> Result<&'static Entry> {
    named(&String::deserialize_reader(reader)?)
}

/// Writes the name of a metric, if there is one.
///
/// # Errors
/// The writer fails.
#[expect(clippy::ref_option_ref, reason = "borsh passes a reference to the field")]
pub fn write_optional_metric<W: Write>(metric: &Option<&'static Entry>, writer: &mut W) -> Result<()> {
    BorshSerialize::serialize(&metric.map(|metric| metric.name), writer)
}

/// Reads a metric by its name, if there is one.
///
/// # Errors
/// The reader fails, or no metric has the name.
pub fn read_optional_metric<R: Read>(reader: &mut R) -> Result<Option<&'static Entry>> {
    Option::<String>::deserialize_reader(reader)?.map(|name| named(&name)).transpose()
}

fn named(name: &str) -> Result<&'static Entry> {
    find(name).ok_or_else(|| Error::new(ErrorKind::InvalidData, "no metric has this name"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::registry::METRICS;

    #[test]
    fn every_metric_is_found_by_its_name() {
        for metric in METRICS {
            let mut written = Vec::new();
            write_optional_metric(&Some(metric), &mut written).unwrap();
            assert_eq!(read_optional_metric(&mut written.as_slice()).unwrap(), Some(metric));
            let mut written = Vec::new();
            write_metric(&metric, &mut written).unwrap();
            assert_eq!(read_metric(&mut written.as_slice()).unwrap(), metric);
        }
        assert!(read_metric(&mut borsh::to_vec("none").unwrap().as_slice()).is_err());
    }
}
