#!/bin/sh
# Writes what is printed in the box, as the server says it, for the client to carry: dev/box.sh [MIASMA], in web/.
set -eu
miasma=${1:-../target/release/miasma}
data=$(mktemp -d)
"$miasma" serve --listen 127.0.0.1:0 --data "$data" > "$data/said" &
server=$!
trap 'kill "$server"; rm -rf "$data"' EXIT
until grep -q 'Miasma is at' "$data/said"; do sleep 0.1; done
node --input-type=module -e '
import { writeFileSync } from "node:fs";
const [address] = process.argv.slice(1);
const told = async (path) => (await fetch(address + path)).json();
const { pack } = (await told("/api/games")).find(({ name }) => name === "pest");
const box = await told(`/api/packs/${encodeURIComponent(pack)}`);
writeFileSync("src/pest/box.json", JSON.stringify(box) + "\n");
' "$(sed -n 's/Miasma is at //p' "$data/said")"
