#!/bin/sh
# Writes src/pest/components.json, the client's copy of the printed components of Pest. Run it in web/ after a change of data/pest:
#   dev/write-pest-components.sh [MIASMA]
# It starts the server MIASMA (default: ../target/release/miasma) on a temporary directory and fetches the components from it.
set -eu
miasma=${1:-../target/release/miasma}
data=$(mktemp -d)
"$miasma" serve --listen 127.0.0.1:0 --data "$data" > "$data/output" &
server=$!
trap 'kill "$server"; rm -rf "$data"' EXIT
until grep -q 'Miasma is at' "$data/output"; do sleep 0.1; done
node --input-type=module -e '
import { writeFileSync } from "node:fs";
const [address] = process.argv.slice(1);
const get = async (path) => (await fetch(address + path)).json();
const { pack } = (await get("/api/games")).find(({ name }) => name === "pest");
const components = await get(`/api/packs/${encodeURIComponent(pack)}`);
writeFileSync("src/pest/components.json", JSON.stringify(components) + "\n");
' "$(sed -n 's/Miasma is at //p' "$data/output")"
