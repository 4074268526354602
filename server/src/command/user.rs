//! `concord user`: accounts, by whoever runs the machine.

use std::io::{IsTerminal as _, stdin};

use anyhow::Context as _;
use clap::{Args, Subcommand};
use engine::NewPerson;

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
    /// Make somebody an administrator.
    Admin {
        /// Their e-mail address.
        email: String,
    },
}

impl User {
    /// Does what was asked. Passwords are read from the standard input, so that none is in the list of processes.
    pub async fn run(self) -> anyhow::Result<()> {
        let engine = match self.what {
            // The first account may be made before the first start.
            What::Add { .. } => self.installation.engine().await?,
            What::Password { .. } | What::Admin { .. } => self.installation.existing().await?,
        };
        match self.what {
            What::Add { email, name, admin } => {
                let person = engine.add_person(NewPerson { name, email, password: password()? }, admin).await?;
                println!("{}", person.email);
            }
            What::Password { email } => engine.reset_password(&email, &password()?).await?,
            What::Admin { email } => engine.appoint(&email).await?,
        }
        engine.db().close().await;
        Ok(())
    }
}

fn password() -> anyhow::Result<String> {
    if stdin().is_terminal() {
        eprintln!("Password (it will be visible):");
    }
    let mut line = String::new();
    stdin().read_line(&mut line).context("cannot read the password")?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}
