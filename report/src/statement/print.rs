//! The statement in Markdown.

use super::{DataStatement, Quote, Section};

impl DataStatement {
    /// The whole statement in Markdown, for an appendix or a data set's README.
    pub fn to_markdown(&self) -> String {
        let sections: Vec<String> = self.sections.iter().map(Section::to_markdown).collect();
        format!("# Data statement: {}\n\n{}\nWritten by {}.\n", self.title, sections.join("\n"), self.software)
    }
}

impl Section {
    fn to_markdown(&self) -> String {
        let paragraphs = self.paragraphs.iter().map(|paragraph| format!("{paragraph}\n\n"));
        let tables = self.tables.iter().map(|table| format!("**{}**\n\n{}\n", table.caption, table.grid.to_markdown()));
        let quotes = self.quotes.iter().map(Quote::to_markdown);
        format!("## {}\n\n{}", self.title, paragraphs.chain(tables).chain(quotes).collect::<String>())
    }
}

impl Quote {
    fn to_markdown(&self) -> String {
        let lines: String = self.text.lines().map(|line| format!("> {line}\n")).collect();
        format!("**{}**\n\n{lines}\n", self.caption)
    }
}
