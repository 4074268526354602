//! Names stored in a single string: a table of a million names takes two allocations, not a million.

use std::fmt;
use std::ops::Index;

/// A list of names, by code.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Names {
    text: String,
    /// Name `i` ends at `ends[i]` and begins at the end of the previous name.
    ends: Vec<u32>,
}

impl Names {
    /// The number of names.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether it contains no names.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The names, in the order of their codes.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &str> {
        (0..self.len()).map(|code| &self[code])
    }

    /// Adds a name; whether there was room for it.
    pub(crate) fn push(&mut self, name: &str) -> bool {
        let end = u32::try_from(self.text.len() + name.len());
        let (Ok(end), true) = (end, self.len() < u32::MAX as usize) else { return false };
        self.text.push_str(name);
        self.ends.push(end);
        true
    }
}

impl Index<usize> for Names {
    type Output = str;

    /// # Panics
    /// For a code that no name has.
    fn index(&self, code: usize) -> &str {
        let start = if code == 0 { 0 } else { self.ends[code - 1] };
        &self.text[start as usize..self.ends[code] as usize]
    }
}

impl fmt::Debug for Names {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::Names;

    #[test]
    fn names_come_back_as_they_went_in() {
        let mut names = Names::default();
        assert!(["s1", "", "été"].iter().all(|name| names.push(name)));
        assert_eq!(names.iter().collect::<Vec<_>>(), ["s1", "", "été"]);
        assert_eq!((&names[2], names.len(), names.is_empty()), ("été", 3, false));
    }
}
