//! The software bill of materials, as CycloneDX 1.5.

use super::packages::{Ecosystem, Package};
use serde_json::{Value, json};

/// The bill of a release. It has no date and no serial number, so that the same sources give the same text.
pub(super) fn text(version: &str, packages: &[Package]) -> String {
    let purl = format!("pkg:generic/miasma@{version}");
    let references: Vec<String> = packages.iter().map(package_url).collect();
    let mut dependencies = vec![json!({ "ref": purl, "dependsOn": references })];
    dependencies.extend(references.iter().map(|reference| json!({ "ref": reference })));
    let bill = json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "bom-ref": purl,
            "name": "miasma",
            "version": version,
            "licenses": [{ "expression": env!("CARGO_PKG_LICENSE") }],
            "purl": purl,
        } },
        "components": packages.iter().map(component).collect::<Vec<_>>(),
        "dependencies": dependencies,
    });
    format!("{bill:#}\n")
}

fn component(package: &Package) -> Value {
    let purl = package_url(package);
    let mut component = json!({
        "type": "library",
        "bom-ref": purl,
        "name": package.name,
        "version": package.version,
        "scope": "required",
        "licenses": [{ "expression": package.licence }],
        "purl": purl,
    });
    if let Some(sha256) = &package.sha256 {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sha256 }]);
    }
    if let Some(url) = &package.repository {
        component["externalReferences"] = json!([{ "type": "vcs", "url": url }]);
    }
    component
}

/// The package's name among all packages of the world: <https://github.com/package-url/purl-spec>.
fn package_url(package: &Package) -> String {
    let kind = match package.source {
        Ecosystem::Cargo => "cargo",
        Ecosystem::Npm => "npm",
    };
    format!("pkg:{kind}/{}@{}", package.name.replace('@', "%40"), package.version)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::PathBuf;

    fn package(source: Ecosystem, name: &str) -> Package {
        Package {
            source,
            name: name.into(),
            version: "1.0.0".into(),
            licence: "MIT".into(),
            repository: None,
            sha256: None,
            folder: PathBuf::new(),
        }
    }

    #[test]
    fn every_package_is_a_component_under_its_package_url() {
        let text =
            text("0.1.0", &[package(Ecosystem::Cargo, "serde"), package(Ecosystem::Npm, "@fluent/bundle")]);
        let bill: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(bill["components"][0]["purl"], "pkg:cargo/serde@1.0.0");
        assert_eq!(bill["components"][1]["purl"], "pkg:npm/%40fluent/bundle@1.0.0");
        assert_eq!(bill["dependencies"][0]["dependsOn"].as_array().map(Vec::len), Some(2));
    }
}
