//! `concord print reference`, and the page of the documentation that is made from it.

use std::fs;
use std::path::Path;

use super::concord;

const BEGIN: &str = "<!-- commands -->\n";
const END: &str = "<!-- end -->";

/// What the program prints is what the page has. `UPDATE_DOCS=1` writes it there.
#[test]
fn the_page_of_the_command_line_is_what_the_program_says() {
    let output = concord(&["print", "reference"], "");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let printed = String::from_utf8(output.stdout).expect("UTF-8");
    for command in ["## concord serve\n", "## concord convert\n", "### concord user ", "`--levels <LEVELS>`"] {
        assert!(printed.contains(command), "{command}: {printed}");
    }
    assert!(!printed.contains("concord print"), "a hidden command is in no reference");
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/command-line.md");
    let page = fs::read_to_string(&path).expect("the page");
    let (before, rest) = page.split_once(BEGIN).expect("where the commands begin");
    let (listed, after) = rest.split_once(END).expect("where they end");
    if std::env::var_os("UPDATE_DOCS").is_some() {
        fs::write(&path, format!("{before}{BEGIN}{printed}{END}{after}")).expect("the page is written");
        return;
    }
    assert_eq!(listed, printed, "docs/command-line.md is out of date: UPDATE_DOCS=1 cargo test -p server the_page_of");
}
