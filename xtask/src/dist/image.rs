//! `concord-VERSION-image.tar`: an image for containers, for all targets, as `podman load` and `skopeo` read it.
//!
//! It holds the program and nothing else: no shell, no libraries. Certificates of authorities are in the program. The formats:
//! <https://github.com/opencontainers/image-spec>; the health check is an addition of Docker's.

use serde_json::{Value, json};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use super::release::Release;
use super::sums::sha256;
use super::tree::{Tree, gzip};
use super::{Artifact, Program};

/// The user and the group that the server runs as, which `packaging/compose/Dockerfile` has too.
const OWNER: u64 = 10_001;

const INDEX: &str = "application/vnd.oci.image.index.v1+json";
const MANIFEST: &str = "application/vnd.oci.image.manifest.v1+json";
const CONFIG: &str = "application/vnd.oci.image.config.v1+json";
const LAYER: &str = "application/vnd.oci.image.layer.v1.tar+gzip";

/// The files of the image, named by their hashes.
#[derive(Default)]
struct Blobs(Tree);

impl Blobs {
    /// Adds a file; the description by which others refer to it.
    fn add(&mut self, kind: &str, content: Vec<u8>) -> Value {
        let (hash, size) = (sha256(&content), content.len());
        self.0.file(format!("blobs/sha256/{hash}"), content);
        json!({ "mediaType": kind, "digest": format!("sha256:{hash}"), "size": size })
    }
}

/// Packs the image of all these programs.
///
/// # Errors
/// The time of the release is out of range.
pub fn pack(release: &Release, programs: &[Program]) -> anyhow::Result<Artifact> {
    let created = OffsetDateTime::from_unix_timestamp(i64::try_from(release.time)?)?.format(&Rfc3339)?;
    let notes = json!({
        "org.opencontainers.image.title": "Concord",
        "org.opencontainers.image.version": release.version,
        "org.opencontainers.image.created": created,
        "org.opencontainers.image.licenses": "MIT OR Apache-2.0",
    });
    let mut blobs = Blobs::default();
    let mut manifests = Vec::new();
    for program in programs {
        let layer = layer(release, program)?;
        let config = config(program, &created, &sha256(&layer), &notes);
        let layer = blobs.add(LAYER, gzip(&layer)?);
        let config = blobs.add(CONFIG, serde_json::to_vec(&config)?);
        let manifest = json!({
            "schemaVersion": 2, "mediaType": MANIFEST, "config": config, "layers": [layer], "annotations": notes,
        });
        let mut manifest = blobs.add(MANIFEST, serde_json::to_vec(&manifest)?);
        manifest["platform"] = json!({ "architecture": program.target.oci, "os": "linux" });
        manifests.push(manifest);
    }
    let index = json!({ "schemaVersion": 2, "mediaType": INDEX, "manifests": manifests, "annotations": notes });
    let mut index = blobs.add(INDEX, serde_json::to_vec(&index)?);
    index["annotations"] = json!({
        "org.opencontainers.image.ref.name": release.version,
        "io.containerd.image.name": format!("localhost/concord:{}", release.version),
    });
    let entry = json!({ "schemaVersion": 2, "mediaType": INDEX, "manifests": [index] });
    let mut tree = blobs.0;
    tree.file("index.json", serde_json::to_vec(&entry)?);
    tree.file("oci-layout", r#"{"imageLayoutVersion":"1.0.0"}"#);
    Ok(Artifact { name: format!("concord-{}-image.tar", release.version), bytes: tree.tar(release.time)? })
}

/// The files in a container.
fn layer(release: &Release, program: &Program) -> anyhow::Result<Vec<u8>> {
    let mut tree = Tree::default();
    tree.program("usr/local/bin/concord", program.bytes.as_slice());
    tree.file("etc/passwd", format!("root:x:0:0::/:/sbin/nologin\nconcord:x:{OWNER}:{OWNER}::/data:/sbin/nologin\n"));
    tree.file("etc/group", format!("root:x:0:\nconcord:x:{OWNER}:\n"));
    for (name, text) in &release.licences {
        tree.file(format!("usr/share/doc/concord/{name}"), text.as_slice());
    }
    tree.folder("data", 0o700, OWNER);
    tree.folder("tmp", 0o1777, 0);
    Ok(tree.tar(release.time)?)
}

/// How the container runs. Durations are in nanoseconds.
fn config(program: &Program, created: &str, layer: &str, notes: &Value) -> Value {
    const SECOND: u64 = 1_000_000_000;
    json!({
        "created": created,
        "architecture": program.target.oci,
        "os": "linux",
        "config": {
            "User": format!("{OWNER}:{OWNER}"),
            "ExposedPorts": { "3000/tcp": {} },
            "Env": ["PATH=/usr/local/bin", "CONCORD_DATA=/data", "CONCORD_ADDRESS=0.0.0.0:3000"],
            "Entrypoint": ["/usr/local/bin/concord"],
            "Cmd": ["serve"],
            "Volumes": { "/data": {} },
            "WorkingDir": "/data",
            "StopSignal": "SIGTERM",
            "Labels": notes,
            "Healthcheck": {
                "Test": ["CMD", "/usr/local/bin/concord", "health"],
                "Interval": 30 * SECOND, "Timeout": 5 * SECOND, "StartPeriod": 30 * SECOND, "Retries": 3,
            },
        },
        "rootfs": { "type": "layers", "diff_ids": [format!("sha256:{layer}")] },
        "history": [{ "created": created, "created_by": "cargo xtask dist" }],
    })
}
