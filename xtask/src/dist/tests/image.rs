//! The image of containers, followed from its entry down to the files.

use serde_json::Value;

use super::{Item, item, items, programs, release, unzipped};
use crate::dist::{image, sums::sha256};

/// The file that a description refers to, whose hash and size are right.
fn blob<'a>(layout: &'a [Item], description: &Value) -> &'a [u8] {
    let hash = description["digest"].as_str().and_then(|digest| digest.strip_prefix("sha256:")).expect("a digest");
    let content = &item(layout, &format!("blobs/sha256/{hash}")).content;
    assert_eq!(sha256(content), hash);
    assert_eq!(description["size"], content.len());
    content
}

fn json(bytes: &[u8]) -> Value {
    serde_json::from_slice(bytes).expect("JSON")
}

#[test]
fn an_image_has_a_manifest_for_each_machine() {
    let artifact = image::pack(&release(), &programs()).expect("an image");
    assert_eq!(artifact.name, "concord-0.1.0-image.tar");
    let layout = items(&artifact.bytes);
    assert_eq!(json(&item(&layout, "oci-layout").content)["imageLayoutVersion"], "1.0.0");
    let entry = json(&item(&layout, "index.json").content);
    assert_eq!(entry["manifests"].as_array().map(Vec::len), Some(1));
    assert_eq!(entry["manifests"][0]["annotations"]["org.opencontainers.image.ref.name"], "0.1.0");
    let index = json(blob(&layout, &entry["manifests"][0]));
    let manifests = index["manifests"].as_array().expect("manifests");
    let machines: Vec<_> = manifests.iter().map(|manifest| manifest["platform"]["architecture"].clone()).collect();
    assert_eq!(machines, ["amd64", "arm64"]);
    let mut files = 3;
    for (description, program) in manifests.iter().zip(programs()) {
        let manifest = json(blob(&layout, description));
        let config = json(blob(&layout, &manifest["config"]));
        assert_eq!(config["architecture"], description["platform"]["architecture"]);
        let layers = manifest["layers"].as_array().expect("layers");
        assert_eq!(layers.len(), 1);
        let layer = unzipped(blob(&layout, &layers[0]));
        assert_eq!(config["rootfs"]["diff_ids"][0], format!("sha256:{}", sha256(&layer)));
        check_container(&config["config"], &items(&layer), &program.bytes);
        files += 3;
    }
    // Nothing is in it that nothing refers to.
    assert_eq!(layout.iter().filter(|item| !item.path.ends_with('/')).count(), files);
}

/// How it runs fits what is in it.
fn check_container(config: &Value, files: &[Item], program: &[u8]) {
    let entry = config["Entrypoint"][0].as_str().expect("a program");
    let found = item(files, &entry[1..]);
    assert!(found.mode == 0o755 && found.content == program);
    assert_eq!(config["Healthcheck"]["Test"], serde_json::json!(["CMD", entry, "health"]));
    assert_eq!(config["User"], "10001:10001");
    let users = String::from_utf8_lossy(&item(files, "etc/passwd").content).into_owned();
    assert!(users.contains("\nconcord:x:10001:10001:"), "{users}");
    let data = item(files, "data/");
    assert_eq!((data.mode, data.owner), (0o700, (10_001, 10_001)));
    assert!(config["Volumes"]["/data"].is_object() && config["ExposedPorts"]["3000/tcp"].is_object());
    assert_eq!(item(files, "tmp/").mode, 0o1777);
}
