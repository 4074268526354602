//! `concord print`: what packages of Concord hold besides the program, from the definitions of its commands.

use std::io::Write as _;
use std::path::PathBuf;

use anyhow::Context as _;
use clap::{Args, CommandFactory as _, Subcommand};
use clap_complete::Shell;

use super::reference::reference;
use super::{Concord, init};

/// What `print` can be told.
#[derive(Debug, Args)]
pub struct Print {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Write a manual page for each command into a folder.
    Man {
        /// The folder, which is made where it is missing.
        folder: PathBuf,
    },
    /// Print what a shell completes commands by.
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Print a file with every setting, its explanation and its default.
    Settings,
    /// Print the reference of the command line as Markdown.
    Reference,
}

impl Print {
    /// Prints it, or writes it to files.
    pub fn run(self) -> anyhow::Result<()> {
        match self.what {
            What::Man { folder } => {
                let named = || format!("cannot write manual pages to {}", folder.display());
                std::fs::create_dir_all(&folder).with_context(named)?;
                clap_mangen::generate_to(Concord::command(), &folder).with_context(named)
            }
            What::Completions { shell } => print(&completions(shell)),
            What::Settings => print(init::defaults().as_bytes()),
            What::Reference => print(reference().as_bytes()),
        }
    }
}

/// The script of a shell. It is made in memory, as clap panics where it cannot write.
fn completions(shell: Shell) -> Vec<u8> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Concord::command(), "concord", &mut script);
    script
}

fn print(text: &[u8]) -> anyhow::Result<()> {
    std::io::stdout().write_all(text).context("cannot print")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The commands that people see, as `serve` and `user add`.
    fn commands() -> Vec<String> {
        fn walk(command: &clap::Command, before: &str, found: &mut Vec<String>) {
            for command in command.get_subcommands().filter(|command| !command.is_hide_set()) {
                let name = format!("{before}{}", command.get_name());
                walk(command, &format!("{name} "), found);
                found.push(name);
            }
        }
        let mut found = Vec::new();
        walk(&Concord::command(), "", &mut found);
        assert!(found.len() > 22 && found.iter().any(|name| name.contains(' ')), "{found:?}");
        found
    }

    #[test]
    fn every_command_has_a_manual_page() {
        let folder = tempfile::tempdir().expect("a folder");
        let man = folder.path().join("man");
        Print { what: What::Man { folder: man.clone() } }.run().expect("pages");
        for command in commands() {
            let page = man.join(format!("concord-{}.1", command.replace(' ', "-")));
            let page = std::fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
            assert!(page.contains(".SH NAME") && page.contains(".SH SYNOPSIS"), "{command}: {page}");
        }
        assert!(man.join("concord.1").is_file());
        assert!(!man.join("concord-print.1").exists(), "a hidden command has no page");
    }

    #[test]
    fn every_shell_completes_every_command() {
        for shell in [Shell::Bash, Shell::Elvish, Shell::Fish, Shell::PowerShell, Shell::Zsh] {
            let script = String::from_utf8(completions(shell)).expect("a script");
            let words: std::collections::HashSet<&str> =
                script.split(|c: char| !c.is_alphanumeric() && c != '-').collect();
            let missing: Vec<_> =
                commands().into_iter().filter(|name| !name.split(' ').all(|w| words.contains(w))).collect();
            assert!(missing.is_empty(), "{shell}: {missing:?}");
        }
    }

    #[test]
    fn the_settings_that_are_printed_change_nothing() {
        let settings = crate::Settings::of_text(&init::defaults()).expect("settings");
        let [printed, usual] = [settings, crate::Settings::default()].map(|s| serde_json::to_value(s).expect("JSON"));
        assert_eq!(printed, usual);
    }
}
