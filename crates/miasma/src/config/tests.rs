use super::load::{Flag, Loaded, Origin, load};
use super::settings::KEYS;
use super::*;
use server::Registration;
use std::time::Duration;

fn file(name: &str, text: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("miasma-config-{}-{name}.toml", std::process::id()));
    std::fs::write(&path, text).expect("the temporary folder can be written");
    path
}

fn loaded(name: &str, text: &str) -> Loaded {
    load(Some(&file(name, text)), &[], [])
}

fn faults(name: &str, text: &str) -> Vec<(usize, String)> {
    let line = |origin: &Option<Origin>| match origin {
        Some(Origin::File(_, line)) => *line,
        _ => 0,
    };
    loaded(name, text).faults.iter().map(|fault| (line(&fault.origin), fault.message.clone())).collect()
}

fn variable(name: &str, text: &str) -> (String, String) {
    (name.to_owned(), text.to_owned())
}

#[test]
fn a_flag_overrides_a_variable_overrides_the_file_overrides_the_default() {
    let path = file("order", "listen = \"127.0.0.1:1\"\nlog = \"info\"\n[limits.chat]\nburst = 3\n");
    let variables = [variable("MIASMA_LISTEN", "127.0.0.1:2"), variable("MIASMA_LOG", "debug")];
    let flag = Flag::given("listen", "--listen", Some("127.0.0.1:3"));
    let Loaded { settings, origins, faults, .. } = load(Some(&path), &variables, flag);
    assert_eq!(faults, []);
    assert_eq!((settings.listen.port(), settings.log.0.as_str()), (3, "debug"));
    assert_eq!(settings.server.limits.chat.burst.get(), 3);
    assert_eq!(settings.server.limits.chat.refill, Duration::from_secs(2));
    assert_eq!(origins["listen"], Origin::Flag("--listen"));
    assert_eq!(origins["log"], Origin::Variable("MIASMA_LOG".to_owned()));
    assert_eq!(origins["limits.chat.burst"], Origin::File(path, 4));
}

#[test]
fn all_faults_are_listed_with_line_and_remedy() {
    let text = "listen = \"localhost\"\nlissten = 1\n\n[limits]\nheartbeat = \"25\"\nuploaded_packs = 0\n\
                public_url = \"https://a.example\"\n[bots]\nmaster = \"quickly\"\n";
    let found = faults("all", text);
    let expected = [
        (1, "write 127.0.0.1:8420"),
        (2, "there is no setting lissten: do you mean listen?"),
        (5, "write 20ms, 30s"),
        (6, "is not a whole number above 0"),
        (7, "do you mean public_url?"),
        (9, "is no budget"),
    ];
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (line, part) in expected {
        assert!(
            found.iter().any(|(at, message)| *at == line && message.contains(part)),
            "{line} {part}: {found:#?}"
        );
    }
}

#[test]
fn syntax_errors_have_their_line() {
    let found = faults("syntax", "listen = \"127.0.0.1:1\"\nlog = \n");
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].0, 2, "{found:?}");
}

#[test]
fn a_secret_comes_from_a_file_or_the_environment_and_is_never_shown() {
    let secret = file("secret", "correct horse battery staple\n");
    let text = format!("registration = \"invitation\"\ninvitation_code_file = \"{}\"\n", secret.display());
    let loaded = loaded("with-secret", &text);
    assert_eq!(loaded.faults, []);
    let code = Registration::Invitation("correct horse battery staple".to_owned());
    assert_eq!(loaded.settings.registration(), code);
    let mut shown = Vec::new();
    show(&loaded, &mut shown).expect("it is shown");
    let shown = String::from_utf8(shown).expect("text");
    assert!(
        shown.contains("# invitation_code is set and secret, from") && !shown.contains("horse"),
        "{shown}"
    );
    assert!(!format!("{:?}", loaded.settings).contains("horse"));

    let both =
        [variable("MIASMA_ADMIN_SECRET", "0123456789abcdef"), variable("MIASMA_ADMIN_SECRET_FILE", "x")];
    let faults = load(None, &both, []).faults;
    assert!(faults.len() == 1 && faults[0].message.contains("remove one"), "{faults:?}");
    let missing = [variable("MIASMA_ADMIN_SECRET_FILE", "/nowhere/secret")];
    assert!(load(None, &missing, []).faults[0].message.contains("can't read /nowhere/secret"));
}

#[cfg(unix)]
#[test]
fn a_secret_that_every_user_can_read_is_a_warning() {
    use std::os::unix::fs::PermissionsExt as _;
    let secret = file("open-secret", "correct horse battery staple\n");
    let warnings = |mode: u32| {
        std::fs::set_permissions(&secret, std::fs::Permissions::from_mode(mode)).expect("it is ours");
        let text = format!("admin_secret_file = \"{}\"\n", secret.display());
        let loaded = loaded("names-open-secret", &text);
        assert_eq!(loaded.faults, []);
        let warnings = loaded.warnings.iter().map(ToString::to_string);
        warnings.filter(|warning| warning.contains("every user")).collect::<Vec<String>>()
    };
    assert_eq!(warnings(0o640), Vec::<String>::new());
    let found = warnings(0o644);
    assert!(
        found.len() == 1 && found[0].contains("admin_secret_file") && found[0].contains("chmod 640"),
        "{found:?}"
    );
}

#[test]
fn settings_that_contradict_each_other_are_faults() {
    assert!(faults("code", "registration = \"invitation\"")[0].1.contains("needs a code"));
    assert!(faults("beat", "[limits]\nsilence_timeout = \"20s\"")[0].1.contains("limits.heartbeat"));
    assert!(faults("short", "admin_secret = \"123\"")[0].1.contains("16 characters"));
    assert!(faults("code-short", "invitation_code = \"1234567\"")[0].1.contains("8 characters"));
    assert!(faults("workers", "[bots]\nworkers = 100000")[0].1.contains("at most 1024"));
    assert!(faults("port", "public_url = \"https://a.example:99999\"")[0].1.contains("is not a public URL"));
    let both = faults("both", "data = \"/d\"\ndatabase_url = \"postgres://localhost/m\"");
    assert!(both.len() == 2 && both[0].1.contains("exclude each other"), "{both:?}");
}

#[test]
fn the_stronger_source_decides_between_a_folder_and_a_database() {
    let path = file("place", "data = \"/d\"");
    let url = [variable("MIASMA_DATABASE_URL", "postgres://localhost/m")];
    let by_variable = load(Some(&path), &url, []);
    assert_eq!(by_variable.faults, []);
    assert!(location(&by_variable.settings).expect("a place") == Location::Url(url[0].1.clone()));
    let by_flag = load(Some(&path), &url, Flag::given("data", "--data", Some("/e")));
    assert!(location(&by_flag.settings).expect("a place") == Location::Directory("/e".into()));
}

#[test]
fn an_unknown_variable_is_a_warning_with_the_name_that_was_meant() {
    let loaded = load(None, &[variable("MIASMA_PUBLIC_ULR", "x"), variable("MIASMA_WEB", "skip")], []);
    assert_eq!(loaded.faults, []);
    assert_eq!(loaded.warnings.len(), 1);
    assert!(loaded.warnings[0].to_string().contains("do you mean MIASMA_PUBLIC_URL?"));
}

#[test]
fn variables_have_different_names() {
    let mut names: Vec<String> = KEYS.iter().map(settings::Key::variable).collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), KEYS.len());
}

#[test]
fn every_printed_choice_parses_back() {
    let text = "public_url = \"https://example.org/miasma\"\nproxies = [\"10.0.0.1\", \"::1\"]\n[limits]\nheartbeat = \"90s\"\n\
                silence_timeout = \"3h\"\n[bots]\nmaster = \"900/2s\"\n";
    let print = |loaded: &Loaded| {
        let mut shown = Vec::new();
        show(loaded, &mut shown).expect("it is shown");
        let shown = String::from_utf8(shown).expect("text");
        shown
            .lines()
            .map(|line| line.split(" # ").next().unwrap_or_default().to_owned() + "\n")
            .collect::<String>()
    };
    let first = print(&loaded("shown", text));
    assert!(
        first.contains("heartbeat = \"90s\"\n") && first.contains("silence_timeout = \"3h\"\n"),
        "{first}"
    );
    assert_eq!(print(&loaded("again", &first)), first);
}

/// `MIASMA_WRITE_CONFIG=1 cargo test -p miasma example_file` writes it again.
#[test]
fn the_example_file_lists_every_setting_with_its_default() {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/host/miasma.toml");
    if std::env::var_os("MIASMA_WRITE_CONFIG").is_some() {
        std::fs::write(&path, example()).expect("docs/host can be written");
    }
    assert_eq!(std::fs::read_to_string(path).expect("the example is there"), example());
    let uncommented: String = example()
        .lines()
        .filter(|line| !line.starts_with("# ") && !line.contains("_file") && !line.ends_with("\"\""))
        .map(|line| line.trim_start_matches('#').to_owned() + "\n")
        .collect();
    let loaded = loaded("example", &uncommented);
    assert_eq!(loaded.faults, []);
    let unset = KEYS.iter().filter(|key| !loaded.origins.contains_key(key.name)).map(|key| key.name);
    assert_eq!(
        Vec::from_iter(unset),
        ["public_url", "data", "database_url", "admin_secret", "invitation_code"]
    );
    for key in KEYS.iter().filter(|key| key.name != "bots.workers") {
        assert_eq!((key.write)(&loaded.settings), (key.write)(&Settings::default()), "{}", key.name);
    }
}
