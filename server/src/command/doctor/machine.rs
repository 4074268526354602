//! This machine: folders, files, the address to listen on.

use std::io::ErrorKind;
use std::path::Path;

use tokio::net::TcpListener;

use super::Finding::{self, Fault, Fine, Warning};
use super::fault;
use super::network::answer;
use crate::Settings;
use crate::command::{existing::check_folder, private};

/// Free space below which there is a warning, and below which a study should not begin.
const LITTLE: u64 = 2 << 30;
const TOO_LITTLE: u64 = 200 << 20;

/// Files besides connections.
const OTHER_FILES: u64 = 256;

/// The folder of the data.
pub(super) fn folder(folder: &Path) -> Finding {
    let name = folder.display();
    if !folder.exists() {
        return Fine(format!("{name} is not there yet: `concord serve` makes it"));
    }
    if let Err(error) = check_folder(folder) {
        return fault(error);
    }
    let open = private::open(folder);
    let free = free(folder);
    match free {
        Some(free) if free < TOO_LITTLE => Fault(format!("{name} has only {} free: make room", size(free))),
        Some(free) if free < LITTLE => Warning(format!("{name} has only {} free", size(free))),
        _ if !open.is_empty() => Warning(open.join("; ")),
        Some(free) => Fine(format!("{name} can be written, nobody else can read it, {} are free", size(free))),
        None => Fine(format!("{name} can be written, and nobody else can read it")),
    }
}

/// Bytes that this user may still write.
fn free(folder: &Path) -> Option<u64> {
    #[cfg(unix)]
    let free = rustix::fs::statvfs(folder).ok().map(|disk| disk.f_bavail.saturating_mul(disk.f_frsize));
    #[cfg(not(unix))]
    let free = None.filter(|_: &u64| folder.exists());
    free
}

fn size(bytes: u64) -> String {
    if bytes >= 1 << 30 { format!("{} GB", bytes >> 30) } else { format!("{} MB", bytes >> 20) }
}

/// The limit of the system on open files.
pub(super) fn open_files(connections: usize) -> Finding {
    let needed = connections as u64 + OTHER_FILES;
    match rlimit::Resource::NOFILE.get_hard() {
        Ok(most) if most < needed => Warning(format!(
            "the system allows {most}, which is less than the {connections} connections of the setting need: raise the limit (ulimit -n, or LimitNOFILE of systemd)"
        )),
        Ok(_) => Fine(format!("enough for {connections} connections")),
        Err(error) => Warning(format!("their limit is not known: {error}")),
    }
}

/// Where the server listens.
pub(super) async fn address(settings: &Settings) -> Finding {
    let address = settings.address;
    match TcpListener::bind(address).await {
        Ok(_) => Fine(format!("{address} is free")),
        Err(error) if error.kind() == ErrorKind::AddrInUse => {
            if answer(&format!("http://{address}")).await.is_ok_and(|answer| answer.is_concord) {
                Fine(format!("Concord answers at {address}"))
            } else {
                Fault(format!("{address} is used by another program: stop it, or set another address"))
            }
        }
        Err(error) => Fault(format!("cannot listen on {address}: {error}. Set another address")),
    }
}

/// The folder of the models.
pub(super) fn models(folder: &Path) -> Finding {
    let name = folder.display();
    match std::fs::read_dir(folder) {
        Ok(entries) => Fine(format!("{} in {name}", count(entries.count()))),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            Fine(format!("none: there is no folder {name}, so texts are scored by the metrics that need no model"))
        }
        Err(error) => Fault(format!("cannot read the folder {name}: {error}")),
    }
}

fn count(files: usize) -> String {
    if files == 1 { "one file".to_owned() } else { format!("{files} files") }
}
