#!/bin/sh
# Packs recorded games for the tests of the board: test/rattus/records.sh [MIASMA], in web/.
set -eu
miasma=${1:-../target/release/miasma}
for game in base-4p:1 pied_piper-3p:1 pied_piper-2p-mayor:2 pied_piper-4p:1 africanus-6p:1 all-5p:2 all-2p-sultan:1 all-3p:1 africanus-2p:1; do
  printf '{"%s":[' "${game%:*}"
  "$miasma" replay "../records/rattus/${game%:*}.record" --json --as "${game#*:}" | paste -sd,
  printf ']}\n'
done | node --input-type=module -e '
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
const games = {};
for (const text of readFileSync(0, "utf8").split(/(?<=\]\})\n/).filter(Boolean)) {
  for (const [name, lines] of Object.entries(JSON.parse(text))) {
    games[name] = lines.map(({ events, undo, table, question }) => ({ events: events ?? [], undo: undo ?? null, table, question: question?.prompt ? question : null }));
  }
}
const body = Buffer.from(JSON.stringify(games));
const params = { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
writeFileSync("test/rattus/records.json.br", brotliCompressSync(body, { params }));
'
