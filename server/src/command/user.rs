//! `concord user`: accounts, managed by the operator of the server.

use std::io::{IsTerminal as _, stdin};

use anyhow::Context as _;
use clap::{Args, Subcommand};
use engine::people::erase::ErasureOrder;
use engine::{Engine, NewPerson};
use shared::AnswerChoice;

use super::Installation;

/// What `user` can be told.
#[derive(Debug, Args)]
pub struct User {
    #[command(subcommand)]
    what: What,
    #[command(flatten)]
    installation: Installation,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Make an account.
    Add {
        /// The e-mail address to sign in with.
        email: String,
        /// What the person is called.
        #[arg(long)]
        name: String,
        /// Whether they administer the installation.
        #[arg(long)]
        admin: bool,
    },
    /// Give somebody a new password; their sessions and tokens end.
    Password {
        /// Their e-mail address.
        email: String,
    },
    /// Erase a person's account and personal data for good, after showing what goes and what stays.
    Erase {
        /// Their e-mail address.
        email: String,
        /// What becomes of their answers: keep or remove.
        #[arg(long, default_value = "keep")]
        answers: AnswerChoice,
        /// Their e-mail address once more; without it, it is asked for.
        #[arg(long)]
        confirm: Option<String>,
    },
    /// Stop asking somebody for sign-in codes: they have lost their app and their recovery codes.
    RemoveCodes {
        /// Their e-mail address.
        email: String,
    },
    /// Make somebody an administrator.
    Admin {
        /// Their e-mail address.
        email: String,
    },
}

impl User {
    /// Does what was asked. Passwords are read from the standard input, so that none is in the list of processes.
    pub async fn run(self) -> anyhow::Result<()> {
        let engine = match &self.what {
            // The first account may be made before the first start.
            What::Add { .. } => self.installation.engine().await?,
            What::Password { .. } | What::Erase { .. } | What::RemoveCodes { .. } | What::Admin { .. } => {
                self.installation.existing().await?
            }
        };
        match self.what {
            What::Add { email, name, admin } => {
                let person = engine.add_person(NewPerson { name, email, password: password()? }, admin).await?;
                println!("{}", person.email);
            }
            What::Password { email } => engine.reset_password(&email, &password()?).await?,
            What::Erase { email, answers, confirm } => erase(&engine, &email, answers, confirm).await?,
            What::RemoveCodes { email } => engine.remove_codes(&email).await?,
            What::Admin { email } => engine.appoint(&email).await?,
        }
        engine.db().close().await;
        Ok(())
    }
}

/// Shows what goes and what stays, has the address typed once more, erases, and prints the receipt.
async fn erase(engine: &Engine, email: &str, answers: AnswerChoice, confirm: Option<String>) -> anyhow::Result<()> {
    let person = engine.person_to_erase(email).await?;
    let plan = engine.erasure_plan(&engine.operator().await?, person).await?;
    let counts = if answers == AnswerChoice::Remove { &plan.remove } else { &plan.keep };
    for (title, list) in [("Erased:", &counts.erased), ("Kept under the pseudonym:", &counts.stays)] {
        eprintln!("{title}");
        for one in list {
            eprintln!("  {}: {}", one.what, one.n);
        }
    }
    for unpaid in &plan.unpaid {
        eprintln!("Not yet paid: {unpaid}. After the erasure, nobody can tell whom to pay.");
    }
    let confirm = if let Some(typed) = confirm {
        typed
    } else {
        eprintln!("This cannot be undone. Type the e-mail address to confirm:");
        line().context("cannot read the confirmation")?
    };
    let receipt = engine.erase_by_operator(person, ErasureOrder { confirm, answers }).await?;
    println!("{}", serde_json::to_string_pretty(&receipt)?);
    Ok(())
}

fn line() -> std::io::Result<String> {
    let mut line = String::new();
    stdin().read_line(&mut line)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

fn password() -> anyhow::Result<String> {
    if stdin().is_terminal() {
        eprintln!("Password (it will be visible):");
    }
    line().context("cannot read the password")
}
