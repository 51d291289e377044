//! Builds the client with Node and lists its files for embedding.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The sources of the client, relative to the root of the workspace.
const SOURCES: &[&str] = &[
    "web/.npmrc",
    "web/build",
    "web/index.html",
    "web/package-lock.json",
    "web/package.json",
    "web/public",
    "web/src",
    "web/svelte.config.js",
    "web/tsconfig.json",
    "web/vite.config.ts",
    "texts",
    "docs/rules",
    "data/rattus",
    "data/pest",
];

/// The page embedded in place of the client.
const SKIPPED: &str = "<!doctype html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Miasma</title>\n\
    <p>This Miasma was built without its client (MIASMA_WEB=skip). Build it again with Node 20.19 or later, and without that variable.\n\
    </html>\n";

fn main() {
    println!("cargo::rerun-if-env-changed=MIASMA_WEB");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names OUT_DIR"));
    let built = match env::var("MIASMA_WEB").as_deref() {
        Ok("skip") => skip(&out),
        Ok(directory) if !directory.is_empty() => take(Path::new(directory)),
        _ => build(&out),
    };
    match built.and_then(|client| list(&client, &out)) {
        Ok(()) => {}
        Err(fault) => println!("cargo::error={fault}"),
    }
}

/// Makes a client of one plain page.
fn skip(out: &Path) -> Result<PathBuf, String> {
    println!("cargo::rerun-if-changed=build.rs");
    let client = out.join("skipped");
    fs::create_dir_all(&client).map_err(describe("can't make a directory"))?;
    fs::write(client.join("index.html"), SKIPPED).map_err(describe("can't write the page"))?;
    Ok(client)
}

/// Takes a client built elsewhere.
fn take(directory: &Path) -> Result<PathBuf, String> {
    println!("cargo::rerun-if-changed={}", directory.display());
    if directory.join("index.html").is_file() {
        Ok(directory.to_owned())
    } else {
        Err(format!("MIASMA_WEB={}: there is no index.html there", directory.display()))
    }
}

/// Builds the client from its sources.
fn build(out: &Path) -> Result<PathBuf, String> {
    // Read at run time: checkouts that share a target directory also share this compiled script.
    let crate_root = env::var_os("CARGO_MANIFEST_DIR").expect("cargo names CARGO_MANIFEST_DIR");
    let root = Path::new(&crate_root).join("../..");
    for source in SOURCES {
        println!("cargo::rerun-if-changed={}", root.join(source).display());
    }
    println!("cargo::rerun-if-changed=build.rs");
    let web = root.join("web");
    check_node()?;
    if packages_are_stale(&web) {
        run(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(&web))?;
    }
    let client = out.join("client");
    let vite = Path::new("node_modules/vite/bin/vite.js");
    run(Command::new("node")
        .arg(vite)
        .args(["build", "--logLevel", "warn", "--emptyOutDir", "--outDir"])
        .arg(&client)
        .current_dir(&web))?;
    Ok(client)
}

/// Whether the installed packages are older than the lockfile.
fn packages_are_stale(web: &Path) -> bool {
    let changed = |name: &str| fs::metadata(web.join(name)).and_then(|file| file.modified()).ok();
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Some(installed), Some(locked)) => installed < locked,
        _ => true,
    }
}

fn check_node() -> Result<(), String> {
    const REMEDY: &str = "the client needs Node 20.19+ or 22.12+ with npm to be built; install it, or set MIASMA_WEB=skip to build without \
                          the client, or MIASMA_WEB=DIR to embed one that is built already";
    let Ok(output) = Command::new("node").arg("--version").output() else {
        return Err(format!("no Node found: {REMEDY}"));
    };
    let version = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|n| n.parse::<u32>().ok());
    let good = match (numbers.next(), numbers.next()) {
        (Some(20), Some(minor)) => minor >= 19,
        (Some(22), Some(minor)) => minor >= 12,
        (Some(major), _) => major > 22,
        _ => false,
    };
    if good { Ok(()) } else { Err(format!("Node {version} is too old: {REMEDY}")) }
}

fn run(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(describe(&format!("{command:?} can't be run")))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    // An error of cargo is one line.
    Err(format!("{command:?} failed: {}", String::from_utf8_lossy(&said).trim().replace('\n', " | ")))
}

/// Writes the list of files that the library includes.
fn list(client: &Path, out: &Path) -> Result<(), String> {
    let client = client.canonicalize().map_err(describe("the client can't be found"))?;
    let mut files = Vec::new();
    walk(&client, &mut files).map_err(describe("the client can't be read"))?;
    let name = |path: &Path| -> String {
        let inside = path.strip_prefix(&client).expect("a walk stays inside");
        inside.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
    };
    let mut named: Vec<(String, PathBuf)> =
        files.into_iter().filter(|path| !is_compressed(path)).map(|path| (name(&path), path)).collect();
    named.sort();

    let mut code = String::from("static FILES: &[(&str, File)] = &[\n");
    for (name, path) in &named {
        let body = fs::read(path).map_err(describe("a file of the client can't be read"))?;
        let compressed = |extension: &str| {
            let path = PathBuf::from(format!("{}.{extension}", path.display()));
            if path.is_file() { format!("Some(include_bytes!({path:?}))") } else { "None".to_owned() }
        };
        writeln!(
            code,
            "    ({name:?}, File {{ body: include_bytes!({path:?}), mime: {:?}, etag: {:?}, br: {}, gz: {}, immutable: {} }}),",
            mime(path),
            format!("\"{:016x}\"", fingerprint(&body)),
            compressed("br"),
            compressed("gz"),
            name.starts_with("assets/"),
        )
        .expect("writing to a string never fails");
    }
    code.push_str("];\n");
    fs::write(out.join("files.rs"), code).map_err(describe("the list can't be written"))
}

fn walk(directory: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in fs::read_dir(directory)? {
        let path = entry?.path();
        if path.is_dir() {
            walk(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}

fn is_compressed(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "br" || extension == "gz")
}

fn mime(path: &Path) -> &'static str {
    match path.extension().and_then(|extension| extension.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// FNV-1a: enough to tell two builds of one file apart.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

fn describe(what: &str) -> impl Fn(std::io::Error) -> String {
    move |error| format!("{what}: {error}")
}
