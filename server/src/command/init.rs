//! `concord init`: a few questions, and a file of settings with an explanation of each.

mod reference;

use std::fs::File;
use std::io::{self, BufRead, IsTerminal as _, Write as _};
use std::path::PathBuf;

use anyhow::Context as _;
use clap::Args;
use engine::{Ambient as _, System};

use super::private;
use crate::Settings;

/// What `init` can be told.
#[derive(Debug, Args)]
pub struct Init {
    /// The file to write.
    #[arg(default_value = Settings::FILE)]
    file: PathBuf,
    /// Ask nothing and write the defaults.
    #[arg(long)]
    defaults: bool,
}

/// A file with every setting at its default.
pub(super) fn defaults() -> String {
    reference::written(&Answers::default())
}

/// A question and the setting that the answer is for.
struct Question {
    key: &'static str,
    asks: &'static str,
    /// Whether it is asked after these answers.
    fits: fn(&Answers) -> bool,
    /// What the answer means, if it is not the value itself.
    means: fn(&str) -> Option<String>,
}

/// The answers so far, each with its setting.
#[derive(Debug, Default)]
pub(super) struct Answers(Vec<(&'static str, String)>);

const QUESTIONS: [Question; 7] = [
    Question::new("data", "Folder for the database and for files [data]"),
    Question::new(
        "database_url",
        "PostgreSQL, such as postgres://concord:PASSWORD@localhost/concord [none: a SQLite file in that folder]",
    ),
    Question::new(
        "public_url",
        "Address that people will use, such as https://texts.example.org [none: this machine only]",
    ),
    Question {
        fits: |answers| answers.get("public_url").is_some(),
        means: |answer| answer.to_lowercase().starts_with('y').then(|| "x-forwarded-for".to_owned()),
        ..Question::new("address_header", "Will nginx, Caddy or another proxy pass requests on to Concord? y or n [n]")
    },
    Question {
        fits: |answers| answers.get("public_url").is_some(),
        ..Question::new(
            "smtp_url",
            "Mail server, such as smtps://NAME:PASSWORD@mail.example.org [none: no e-mails are sent]",
        )
    },
    Question {
        fits: |answers| answers.get("smtp_url").is_some(),
        ..Question::new("mail_from", "From whom e-mails are, such as Concord <study@example.org>")
    },
    Question::new("contact_email", "E-mail address shown to people who cannot sign in [none]"),
];

impl Question {
    const fn new(key: &'static str, asks: &'static str) -> Self {
        Self { key, asks, fits: |_| true, means: |answer| Some(answer.to_owned()) }
    }
}

impl Answers {
    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| *known == key).map(|(_, value)| value.as_str())
    }

    /// Whether Concord would start with these. What is asked for later may still be missing.
    fn check(&self) -> anyhow::Result<()> {
        let settings = Settings::of_text(&reference::written(self))?;
        if self.get("smtp_url").is_none() || self.get("mail_from").is_some() {
            settings.mailing()?;
        }
        Ok(())
    }
}

impl Init {
    /// Asks, and writes the file.
    pub fn run(self) -> anyhow::Result<()> {
        private::begin();
        let name = self.file.display();
        anyhow::ensure!(!self.file.exists(), "{name} is there already: name another file, or move this one away");
        let mut answers = Answers::default();
        if !self.defaults {
            println!("An empty answer is the one in brackets. Every answer can be changed in {name} later.\n");
            ask(&mut answers, io::stdin().is_terminal(), &mut io::stdin().lock())?;
        }
        let key: String = System.entropy().iter().map(|byte| format!("{byte:02x}")).collect();
        answers.0.push(("secrets_key", key));
        let mut file = File::create_new(&self.file).with_context(|| format!("cannot write {name}"))?;
        file.write_all(reference::written(&answers).as_bytes()).with_context(|| format!("cannot write {name}"))?;
        println!(
            "\n{name} is written, with every setting and a new secrets_key. Keep it where nobody else can read it.\nNext: `concord doctor` checks it, and `concord serve` starts Concord."
        );
        Ok(())
    }
}

/// Asks all questions that fit. Somebody at a terminal is asked again after an answer that cannot be used.
fn ask(answers: &mut Answers, again: bool, input: &mut impl BufRead) -> anyhow::Result<()> {
    for Question { key, asks, fits, means } in QUESTIONS {
        while fits(answers) {
            print!("{asks}: ");
            io::stdout().flush()?;
            let mut line = String::new();
            input.read_line(&mut line)?;
            let value = Some(line.trim()).filter(|answer| !answer.is_empty()).and_then(means);
            let Some(value) = value else { break };
            answers.0.push((key, value));
            match answers.check() {
                Ok(()) => break,
                Err(error) if again => {
                    answers.0.pop();
                    println!("{error:#}");
                }
                Err(error) => return Err(error),
            }
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(typed: &str, again: bool) -> anyhow::Result<Answers> {
        let mut answers = Answers::default();
        ask(&mut answers, again, &mut typed.as_bytes())?;
        Ok(answers)
    }

    #[test]
    fn answers_become_settings() {
        let typed = "/srv/concord\n\nhttps://texts.example.org\nyes\nsmtp://localhost:25\nConcord <a@example.org>\nhelp@example.org\n";
        let answers = asked(typed, false).expect("answers");
        let settings = Settings::of_text(&reference::written(&answers)).expect("settings");
        assert_eq!(settings.data, PathBuf::from("/srv/concord"));
        assert_eq!((settings.public_url.as_deref(), settings.database_url), (Some("https://texts.example.org"), None));
        assert_eq!(settings.address_header.as_deref(), Some("x-forwarded-for"));
        assert_eq!(settings.mail_from.as_deref(), Some("Concord <a@example.org>"));
        assert_eq!(settings.contact_email.as_deref(), Some("help@example.org"));
        // Nothing typed: the defaults, and what needs an address is not asked.
        assert!(asked("", true).expect("answers").0.is_empty());
    }

    #[test]
    fn what_cannot_be_used_is_asked_again_at_a_terminal_and_refused_in_a_pipe() {
        let typed = "\n\ntexts.example.org\nhttps://texts.example.org\nn\n\n\n";
        let answers = asked(typed, true).expect("answers");
        assert_eq!(answers.get("public_url"), Some("https://texts.example.org"));
        let fault = asked(typed, false).expect_err("refused").to_string();
        assert!(fault.contains("public_url"), "{fault}");
    }
}
