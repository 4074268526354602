//! The reference of the command line as Markdown, from the definitions that read it: `concord print reference`.

use std::fmt::Write as _;

use clap::builder::StyledStr;
use clap::{Arg, Command, CommandFactory as _};

use super::Concord;

/// The reference of every command that `concord --help` lists, in the same order.
pub fn reference() -> String {
    let mut program = Concord::command().name("concord").bin_name("concord");
    program.build();
    let mut text = String::new();
    for command in program.get_subcommands().filter(|command| shown(command)) {
        describe(command, "concord", 2, &mut text);
    }
    text
}

fn shown(command: &Command) -> bool {
    !command.is_hide_set() && command.get_name() != "help"
}

/// One command, and then those below it.
fn describe(command: &Command, above: &str, level: usize, text: &mut String) {
    let name = format!("{above} {}", command.get_name());
    let about = command.get_long_about().or_else(|| command.get_about());
    let _ = write!(text, "{} {name}\n\n{}\n\n", "#".repeat(level), about.map(prose).unwrap_or_default());
    let usage = command.clone().render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim();
    let _ = write!(text, "```text\n{usage}\n```\n\n");
    let arguments: Vec<&Arg> = command.get_arguments().filter(|argument| !is_common(argument)).collect();
    for argument in &arguments {
        let _ = writeln!(text, "- {}", line(argument));
    }
    if !arguments.is_empty() {
        text.push('\n');
    }
    if let Some(after) = command.get_after_long_help().or_else(|| command.get_after_help()) {
        let _ = write!(text, "```text\n{}\n```\n\n", after.to_string().trim());
    }
    for below in command.get_subcommands().filter(|below| shown(below)) {
        describe(below, &name, (level + 1).min(4), text);
    }
}

/// What every command has, and the page says once.
fn is_common(argument: &Arg) -> bool {
    argument.is_hide_set() || ["help", "version"].contains(&argument.get_id().as_str())
}

/// An argument: its names, its meaning, its values, its default and its environment variable.
fn line(argument: &Arg) -> String {
    let mut names = argument.get_short().map(|short| format!("-{short}, ")).unwrap_or_default();
    if let Some(long) = argument.get_long() {
        let _ = write!(names, "--{long}");
    }
    let values: Vec<String> = argument.get_value_names().unwrap_or_default().iter().map(ToString::to_string).collect();
    if argument.get_action().takes_values() {
        let placed: Vec<String> = values.iter().map(|value| format!("<{value}>")).collect();
        let space = if names.is_empty() { "" } else { " " };
        let _ = write!(names, "{space}{}", placed.join(" "));
    }
    let help = argument.get_long_help().or_else(|| argument.get_help()).map(prose).unwrap_or_default();
    let mut text = format!("`{names}`: {help}");
    let possible = argument.get_possible_values();
    if argument.get_action().takes_values() && !possible.is_empty() {
        let values: Vec<String> = possible.iter().map(|value| format!("`{}`", value.get_name())).collect();
        let _ = write!(text, " One of {}.", values.join(", "));
    }
    let defaults: Vec<String> =
        argument.get_default_values().iter().map(|value| format!("`{}`", value.to_string_lossy())).collect();
    if argument.get_action().takes_values() && !defaults.is_empty() {
        let _ = write!(text, " Default: {}.", defaults.join(", "));
    }
    if let Some(name) = argument.get_env() {
        let _ = write!(text, " Also read from `{}`.", name.to_string_lossy());
    }
    text
}

/// A help text as sentences in one paragraph, with nothing that Markdown takes for a mark outside of code.
fn prose(help: &StyledStr) -> String {
    let text = help.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
    let mut written = String::new();
    for (number, part) in text.split('`').enumerate() {
        if number > 0 {
            written.push('`');
        }
        for sign in part.chars() {
            if number % 2 == 0 && matches!(sign, '<' | '*' | '_' | '[' | '\\') {
                written.push('\\');
            }
            written.push(sign);
        }
    }
    if !written.is_empty() && !written.ends_with(['.', '!', '?', ':']) {
        written.push('.');
    }
    written
}
