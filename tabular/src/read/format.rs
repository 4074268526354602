//! The formats of tables.

/// The format of a file that holds a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Separated by commas, or by semicolons if the header has no comma.
    Csv,
    /// Separated by tabs.
    Tsv,
    /// One JSON object per line.
    Jsonl,
    /// One text per line: a table with one column and no header.
    Lines,
}

impl Format {
    /// The format that the end of a file's name stands for, in any case; `None` for other endings.
    ///
    /// # Example
    /// ```
    /// use tabular::read::Format;
    /// assert_eq!(Format::from_name("ratings.TSV"), Some(Format::Tsv));
    /// assert_eq!(Format::from_name("ratings.xlsx"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        match name.rsplit('.').next().unwrap_or_default().to_ascii_lowercase().as_str() {
            "csv" => Some(Self::Csv),
            "tsv" | "tab" => Some(Self::Tsv),
            "jsonl" | "ndjson" | "json" => Some(Self::Jsonl),
            _ => None,
        }
    }

    /// The format of a table that begins with this line: an object, or names separated by tabs, or else CSV.
    pub(super) fn from_first_line(line: &[u8]) -> Self {
        match line {
            [b'{', ..] => Self::Jsonl,
            _ if line.contains(&b'\t') => Self::Tsv,
            _ => Self::Csv,
        }
    }

    /// The separator of cells, by the header.
    pub(super) fn separator(self, header: &[u8]) -> u8 {
        match self {
            Self::Tsv => b'\t',
            _ if header.contains(&b';') && !header.contains(&b',') => b';',
            _ => b',',
        }
    }
}
