//! Formulas: `rating ~ system + (1|item) + (1|rater)`.
//!
//! The response, `~`, and terms joined by `+`: a column (categorical or numeric), `1` for the intercept, which is
//! always there, or a random intercept `(1|g)`. `g` is a column, an interaction `a:b` (one level for each pair that
//! occurs), or `a/b`, which is short for `(1|a) + (1|a:b)`. A name with other characters than letters, digits, `_` and
//! `.` is written in backquotes. This is the notation of R's lme4 and ordinal without random slopes, interactions of
//! fixed effects and functions, each of which is refused with its place.

use std::fmt;

use crate::Refusal;

/// Random intercepts at most.
pub const MOST_GROUPS: usize = 8;

/// A model's response, fixed effects and grouping factors, by the names of their columns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Formula {
    /// The column that is explained.
    pub response: String,
    /// Columns with fixed effects.
    pub fixed: Vec<String>,
    /// Grouping factors of random intercepts: each the columns whose combination is a level.
    pub groups: Vec<Vec<String>>,
}

impl Formula {
    /// Reads a formula.
    ///
    /// # Errors
    /// [`Refusal::Formula`] with the place, [`Refusal::TooMany`] random intercepts.
    ///
    /// # Example
    /// ```
    /// let formula: mixed::Formula = "rating ~ system + (1|item) + (1|rater)".parse()?;
    /// assert_eq!(formula.groups, [["item"], ["rater"]]);
    /// assert!("rating ~ system + (system|item)".parse::<mixed::Formula>().is_err());
    /// # Ok::<(), mixed::Refusal>(())
    /// ```
    pub fn read(text: &str) -> Result<Self, Refusal> {
        let mut at = Reader { chars: text.chars().collect(), place: 0 };
        let response = at.name("the name of the column that is explained")?;
        at.sign('~', "\"~\" after the response")?;
        let mut formula = Self { response, fixed: Vec::new(), groups: Vec::new() };
        loop {
            at.term(&mut formula)?;
            match at.peek() {
                None => break,
                Some('+') => at.place += 1,
                Some(':' | '*') => {
                    return Err(at.wrong("interactions of fixed effects are not supported; make one column of the two"));
                }
                Some('-') => return Err(at.wrong("terms are joined by \"+\" only; the intercept is always there")),
                Some('(') => return Err(at.wrong("functions are not supported; make a column of the values")),
                Some(_) => return Err(at.wrong("\"+\" or the end")),
            }
        }
        if formula.groups.len() > MOST_GROUPS {
            return Err(Refusal::TooMany {
                what: "random intercepts".into(),
                n: formula.groups.len(),
                most: MOST_GROUPS,
            });
        }
        Ok(formula)
    }

    /// The names of the grouping factors, as results show them.
    pub fn group_names(&self) -> Vec<String> {
        self.groups.iter().map(|columns| columns.join(":")).collect()
    }

    /// Every column that the formula names, each once.
    pub fn columns(&self) -> Vec<&str> {
        let mut all: Vec<&str> = Vec::new();
        let named = std::iter::once(&self.response).chain(&self.fixed).chain(self.groups.iter().flatten());
        for name in named {
            if !all.contains(&name.as_str()) {
                all.push(name);
            }
        }
        all
    }
}

impl std::str::FromStr for Formula {
    type Err = Refusal;

    fn from_str(text: &str) -> Result<Self, Refusal> {
        Self::read(text)
    }
}

impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut terms: Vec<String> = self.fixed.iter().map(|name| quoted(name)).collect();
        if terms.is_empty() {
            terms.push("1".into());
        }
        for group in &self.groups {
            let names: Vec<String> = group.iter().map(|name| quoted(name)).collect();
            terms.push(["(1|", &names.join(":"), ")"].concat());
        }
        write!(f, "{} ~ {}", quoted(&self.response), terms.join(" + "))
    }
}

fn is_plain(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '.'
}

fn quoted(name: &str) -> String {
    if name.chars().all(is_plain) && !name.starts_with(|c: char| c.is_ascii_digit()) {
        name.to_owned()
    } else {
        ["`", name, "`"].concat()
    }
}

struct Reader {
    chars: Vec<char>,
    place: usize,
}

impl Reader {
    fn peek(&mut self) -> Option<char> {
        while self.chars.get(self.place).is_some_and(|c| c.is_whitespace()) {
            self.place += 1;
        }
        self.chars.get(self.place).copied()
    }

    fn wrong(&self, expected: &str) -> Refusal {
        let rest: String = self.chars.iter().skip(self.place).take(12).collect();
        let found = if rest.is_empty() { "the end".to_owned() } else { rest };
        Refusal::Formula { place: self.place + 1, found, expected: expected.to_owned() }
    }

    fn sign(&mut self, sign: char, expected: &str) -> Result<(), Refusal> {
        if self.peek() == Some(sign) {
            self.place += 1;
            return Ok(());
        }
        Err(self.wrong(expected))
    }

    fn name(&mut self, expected: &str) -> Result<String, Refusal> {
        match self.peek() {
            Some('`') => {
                let start = self.place + 1;
                let end = self.chars.iter().skip(start).position(|&c| c == '`');
                let Some(length) = end.filter(|&length| length > 0) else {
                    return Err(self.wrong("a name between two backquotes"));
                };
                self.place = start + length + 1;
                Ok(self.chars[start..start + length].iter().collect())
            }
            Some(c) if is_plain(c) && !c.is_ascii_digit() => {
                let length = self.chars[self.place..].iter().take_while(|&&c| is_plain(c)).count();
                let name = self.chars[self.place..self.place + length].iter().collect();
                self.place += length;
                Ok(name)
            }
            _ => Err(self.wrong(expected)),
        }
    }

    fn term(&mut self, formula: &mut Formula) -> Result<(), Refusal> {
        match self.peek() {
            Some('(') => {
                self.place += 1;
                self.group(formula)
            }
            Some('1') => {
                self.place += 1;
                Ok(())
            }
            Some('0') => Err(self.wrong("the intercept is always there")),
            _ => {
                let start = self.place;
                let name = self.name("a column, 1 or a random intercept such as (1|item)")?;
                if name == formula.response || formula.fixed.contains(&name) {
                    self.place = start;
                    return Err(self.wrong("a column that has not been named before"));
                }
                formula.fixed.push(name);
                Ok(())
            }
        }
    }

    fn group(&mut self, formula: &mut Formula) -> Result<(), Refusal> {
        self.sign('1', "\"1\": only random intercepts are supported, no random slopes")?;
        self.sign('|', "\"|\" and the grouping factor")?;
        self.peek();
        let start = self.place;
        let mut columns = vec![self.name("the name of a grouping factor")?];
        let mut all = Vec::new();
        loop {
            match self.peek() {
                Some(':') => self.place += 1,
                Some('/') => {
                    self.place += 1;
                    all.push(columns.clone());
                }
                _ => break,
            }
            columns.push(self.name("the name of a grouping factor")?);
        }
        self.sign(')', "\")\" after the grouping factor")?;
        all.push(columns);
        let sorted = |group: &[String]| {
            let mut names = group.to_vec();
            names.sort();
            names
        };
        for group in all {
            let twice = group.windows(2).any(|pair| pair[0] == pair[1]) || group.contains(&formula.response);
            if twice || formula.groups.iter().any(|other| sorted(other) == sorted(&group)) {
                self.place = start;
                return Err(self.wrong("a grouping factor that has not been named before"));
            }
            formula.groups.push(group);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_formula_is_read_and_shown() {
        let read = |text: &str| Formula::read(text).unwrap().to_string();
        assert_eq!(read("y~a+b+(1|g)"), "y ~ a + b + (1|g)");
        assert_eq!(read("`my y` ~ 1 + (1 | doc/seg) + (1|`r 1`)"), "`my y` ~ 1 + (1|doc) + (1|doc:seg) + (1|`r 1`)");
    }

    #[test]
    fn what_is_not_understood_is_named_with_its_place() {
        let place = |text: &str| match Formula::read(text) {
            Err(Refusal::Formula { place, .. }) => place,
            other => panic!("{text}: {other:?}"),
        };
        for (text, expected) in [
            ("", 1),
            ("y", 2),
            ("y ~", 4),
            ("y ~ a + ", 9),
            ("y ~ a * b", 7),
            ("y ~ a b", 7),
            ("y ~ (a|b)", 6),
            ("y ~ (1|)", 8),
            ("y ~ (1|b", 9),
            ("y ~ y", 5),
            ("y ~ a + a", 9),
            ("y ~ 0 + a", 5),
            ("y ~ log(a)", 8),
            ("y ~ `a", 5),
            ("y ~ (1|a) + (1|a)", 16),
            ("ü ~ ``", 5),
        ] {
            assert_eq!(place(text), expected, "{text}");
        }
    }
}
