#!/bin/sh
# Packs recorded games for the tests of a board, in web/: test/records.sh GAME [MIASMA].
# test/GAME/records.list names the records, and through which seat's eyes each is seen.
set -eu
game=$1
miasma=${2:-../target/release/miasma}
grep -v '^#' "test/$game/records.list" | while read -r name seat; do
  printf '{"%s":[' "$name"
  "$miasma" replay "../records/$game/$name.record" --json --as "$seat" | paste -sd,
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
writeFileSync(`test/${process.argv[1]}/records.json.br`, brotliCompressSync(body, { params }));
' "$game"
