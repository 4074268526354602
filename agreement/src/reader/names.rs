//! Names as codes, in the order they are first met.

use std::collections::HashMap;

/// Names with their codes.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct Names {
    names: Vec<String>,
    codes: HashMap<String, u32>,
}

impl Names {
    /// The code of a name; `None` when there are more than fit in 32 bits.
    pub(super) fn code(&mut self, name: &str) -> Option<u32> {
        if let Some(&code) = self.codes.get(name) {
            return Some(code);
        }
        let code = u32::try_from(self.names.len())
            .ok()
            .filter(|&c| c < u32::MAX)?;
        self.names.push(name.to_owned());
        self.codes.insert(name.to_owned(), code);
        Some(code)
    }

    /// The names, by code.
    pub(super) fn all(&self) -> &[String] {
        &self.names
    }

    /// The name of a code.
    pub(super) fn name(&self, code: u32) -> &str {
        &self.names[code as usize]
    }
}
