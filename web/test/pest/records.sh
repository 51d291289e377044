#!/bin/sh
# Packs recorded games for the tests of the board: test/pest/records.sh [MIASMA], in web/.
set -eu
miasma=${1:-../target/release/miasma}
for game in solo-1p duel-2p-variable base-3p-variable base-4p base-5p-variable more-2; do
  printf '{"%s":[' "$game"
  "$miasma" replay "../records/pest/$game.record" --json --as 1 | paste -sd,
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
writeFileSync("test/pest/records.json.br", brotliCompressSync(body, { params }));
'
