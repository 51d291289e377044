use super::*;

/// Components that are just the text of their files; "bad" is a fault.
struct Words(String, String);

const OLD: &[PackFile] = &[("a.toml", "word = \"old\"\n")];
const NEW: &[PackFile] = &[("a.toml", "word = \"one\"\n"), ("b.toml", "word = \"two\"\nlist = [1, 2]\n")];

impl FromPack for Words {
    const BUILTIN: &'static [BuiltIn] = &[
        BuiltIn { since: Edition(1), files: OLD, aliases: &["sha256:early"] },
        BuiltIn { since: Edition(3), files: NEW, aliases: &[] },
    ];

    fn check(texts: &[String]) -> Faults {
        let mut faults = Faults::none();
        if texts.iter().any(|text| text == "bad") {
            faults.add("a.toml:1", "bad");
        }
        faults
    }

    fn build(texts: &[String], hash: String) -> Self {
        Self(texts.concat(), hash)
    }

    fn hash(&self) -> &str {
        &self.1
    }
}

#[test]
fn a_pack_falls_back_file_by_file_and_is_held_once() {
    static PACKS: Registry<Words> = Registry::new();
    let own = PACKS.load(&[("b.toml", "word = \"three\"\r\n")]).expect("a sound pack");
    assert_eq!(own.0, "word = \"one\"\nword = \"three\"\n");
    assert!(std::ptr::eq(PACKS.load(&[("b.toml", "word = \"three\"\n")]).expect("the same pack"), own));
    assert!(std::ptr::eq(PACKS.by_hash(&own.1).expect("loaded"), own));
    assert!(std::ptr::eq(PACKS.load(&[("a.toml", NEW[0].1)]).expect("sound"), PACKS.builtin()));
    assert!(PACKS.by_hash("sha256:00").is_none());
}

#[test]
fn the_hash_covers_values_and_nothing_else() {
    static PACKS: Registry<Words> = Registry::new();
    let hash = |text: &str| PACKS.load(&[("b.toml", text)]).expect("a sound pack").1.clone();
    let same = "# A comment.\nlist = [ 1,\n  2 ]   # Another.\n\nword = 'two'\n";
    assert_eq!(hash(same), PACKS.builtin().1);
    for other in [
        "list = [2, 1]\nword = 'two'",
        "list = [1, 2]\nword = 'tw0'",
        "list = [1, 2]",
        "list = [1, 2.0]\nword = 'two'",
    ] {
        assert_ne!(hash(other), PACKS.builtin().1, "{other}");
    }
}

#[test]
fn the_hash_never_changes() {
    let text = "n = -1\nf = 0.5\nyes = true\ns = \"ä\"\nday = 1979-05-27\nlist = [[], [1]]\n[t]\nk = 1\n";
    let hash = hash::of_values([("x.toml", text)].into_iter()).expect("it is TOML");
    assert_eq!(hash, "sha256:1534f5333eeed585ee02cfdfc9e5eafd68e1128732282649f19a549ff251c37c");
}

#[test]
fn components_of_older_editions_stay_known_by_every_hash() {
    static PACKS: Registry<Words> = Registry::new();
    let old = PACKS.builtin_of(Edition(2));
    assert_eq!(
        old.0, "word = \"old\"\nword = \"two\"\nlist = [1, 2]\n",
        "a file that was added later is the newest"
    );
    assert!(std::ptr::eq(PACKS.builtin_of(Edition(1)), old));
    assert!(std::ptr::eq(PACKS.builtin_of(Edition(9)), PACKS.builtin()));
    assert!(std::ptr::eq(PACKS.by_hash(&old.1).expect("built in"), old));
    let early = PACKS.by_hash("sha256:early").expect("built in");
    assert_eq!(
        (&early.0, early.1.as_str()),
        (&old.0, "sha256:early"),
        "it keeps the name that tables and records use"
    );
}

#[test]
fn stored_components_are_loaded_under_their_name() {
    static PACKS: Registry<Words> = Registry::new();
    let own = PACKS.restore("sha256:77", Edition(1), &[("b.toml", "word = \"mine\"")]).expect("sound");
    assert_eq!((own.0.as_str(), own.1.as_str()), ("word = \"old\"\nword = \"mine\"", "sha256:77"));
    let files = PACKS.files_of("sha256:77").expect("loaded");
    assert_eq!(files, [("a.toml", OLD[0].1.to_owned()), ("b.toml", "word = \"mine\"".to_owned())]);
    assert_eq!(PACKS.files_of(&PACKS.builtin().1).expect("built in")[1].1, NEW[1].1);
    assert!(PACKS.files_of("sha256:00").is_none());
}

#[test]
fn wrong_names_and_wrong_texts_are_reported_together() {
    static PACKS: Registry<Words> = Registry::new();
    let faults =
        PACKS.load(&[("c.toml", ""), ("a.toml", "bad"), ("a.toml", "x")]).err().expect("three faults");
    let places: Vec<&str> = faults.0.iter().map(|fault| fault.place.as_str()).collect();
    assert_eq!(places, ["c.toml", "a.toml", "a.toml:1"]);
    assert!(faults.0[0].message.contains("those known are a.toml, b.toml"));
    assert_eq!(faults.0[1].message, "given twice");
}

#[test]
fn a_process_holds_a_limited_number_of_packs() {
    static PACKS: Registry<Words> = Registry::new();
    for number in 0..MAX_PACKS {
        assert!(PACKS.load(&[("a.toml", format!("word = {number}"))]).is_ok());
    }
    let refused = PACKS.load(&[("a.toml", "word = 'one too many'")]).err().expect("no room");
    assert!(refused.to_string().contains("restart"));
    assert!(PACKS.load(&[("a.toml", "word = 0")]).is_ok() && PACKS.load(&[("a.toml", NEW[0].1)]).is_ok());
}
