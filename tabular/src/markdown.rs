//! Tables in Markdown, in the form that GitHub and pandoc read.

use crate::Side;

/// A head with a side for each column, and rows of plain text.
pub fn table(head: &[(String, Side)], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let line = |cells: Vec<String>| {
        let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "\\|").replace('\n', " ")).collect();
        format!("| {} |\n", cells.join(" | "))
    };
    let sides = head.iter().map(|(_, side)| if *side == Side::Left { "---" } else { "---:" }.to_owned());
    let head = line(head.iter().map(|(name, _)| name.clone()).collect()) + &line(sides.collect());
    head + &rows.into_iter().map(line).collect::<String>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_cannot_end_its_cell() {
        let head = [("a".to_owned(), Side::Left), ("b|c".to_owned(), Side::Right)];
        let table = table(&head, [vec!["x\ny".to_owned(), "1".to_owned()]]);
        assert_eq!(table, "| a | b\\|c |\n| --- | ---: |\n| x y | 1 |\n");
    }
}
