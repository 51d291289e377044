//! The life of the Debian package on a machine: install, use, upgrade, downgrade, remove, install again, purge.

use super::machine::Machine;

/// A step: what is expected, and a script that fails if it is not so.
const STEPS: &[(&str, &str)] = &[
    ("apt-get installs and starts it", "apt-get install --yes $OLD; answers"),
    (
        "it runs as its own user, who alone can read the data",
        "test $(stat --format=%U /proc/$(pid)) = miasma; test $(stat --format=%U:%a /var/lib/miasma) = miasma:700",
    ),
    ("it starts at boot", "systemctl is-enabled miasma"),
    ("systemd rates its exposure below 3", "systemd-analyze security miasma --no-pager --threshold=29"),
    ("it serves the client", "curl --silent --fail http://127.0.0.1:8420/ | grep '<title>'"),
    ("a table is created", "create_table; has_table"),
    (
        "an upgrade restarts it and keeps the data",
        "before=$(pid); apt-get install --yes $NEW; answers; test $(pid) != $before; has_table",
    ),
    ("a downgrade keeps the data", "apt-get install --yes --allow-downgrades $OLD; answers; has_table"),
    (
        "it is started again after a crash",
        "before=$(pid); kill -KILL $before; while [ $(pid) = 0 ] || [ $(pid) = $before ]; do sleep 0.2; done; answers; has_table",
    ),
    (
        "a fault in the configuration makes a restart fail, and it comes back when the fault is corrected",
        "sed --in-place=.sound 's|^#listen = .*|listen = \"everywhere\"|' /etc/miasma/miasma.toml; \
         if systemctl restart miasma; then exit 1; fi; journalctl --unit miasma | grep 'is not an address'; \
         restarts() { systemctl show --property=NRestarts --value miasma; }; until [ $(restarts) -gt 6 ]; do sleep 0.2; done; \
         mv /etc/miasma/miasma.toml.sound /etc/miasma/miasma.toml; answers; has_table",
    ),
    (
        "an upgrade leaves the timer of the backup running",
        "systemctl enable --now miasma-backup.timer; apt-get install --yes $NEW; systemctl is-active miasma-backup.timer",
    ),
    (
        "removal stops it and leaves data and configuration",
        "apt-get remove --yes miasma; stopped; test ! -e /usr/bin/miasma; \
         test -s /var/lib/miasma/miasma.db; test -n \"$(ls /etc/miasma)\"",
    ),
    ("installed again, it has its data", "apt-get install --yes $NEW; answers; has_table"),
    ("and the timer of the backup runs again", "systemctl is-active miasma-backup.timer"),
    (
        "purging deletes data and configuration, secrets of the host too",
        "echo 'a secret of the host' > /etc/miasma/admin_secret; apt-get purge --yes miasma; stopped; test ! -e /var/lib/miasma; test ! -e /etc/miasma",
    ),
];

/// What the scripts use.
const FUNCTIONS: &str = r#"
OLD=./miasma_*.deb
NEW=./new/miasma_*.deb
answers_now() { curl --silent --fail http://127.0.0.1:8420/healthz; }
answers() { until answers_now; do systemctl is-failed miasma && return 1; sleep 0.2; done; }
stopped() { if answers_now; then return 1; fi; }
pid() { systemctl show --property=MainPID --value miasma; }
ask() { curl --silent --fail-with-body --cookie-jar /root/jar --cookie /root/jar --json "$@"; }
create_table() {
    ask '{"name": "Odo"}' http://127.0.0.1:8420/api/me
    ask '{"game": "rattus"}' http://127.0.0.1:8420/api/tables | jq --raw-output .id > /root/table
}
has_table() { curl --silent --fail --cookie /root/jar http://127.0.0.1:8420/api/tables/$(cat /root/table) | grep rattus; }
"#;

/// Runs all steps. Stops at the first that fails, and shows what it printed.
pub(super) fn run(machine: &Machine) -> Result<bool, String> {
    for (expected, script) in STEPS {
        let output = machine.run(&format!("{FUNCTIONS}\n{script}"))?;
        println!("    {} {expected}", if output.succeeded { "ok  " } else { "FAIL" });
        if !output.succeeded {
            println!("{script}\n{}", output.text);
            return Ok(false);
        }
    }
    Ok(true)
}
