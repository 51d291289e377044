#!/bin/sh
# The bot of docs/bot-api.md plays a game behind nginx while the server is restarted. $1: the public URL.
set -e

ask() { curl --silent --fail-with-body --cookie-jar /root/bot-jar --cookie /root/bot-jar "$@"; }
ask --json '{"name": "Host"}' "$1/api/me"
table=$(ask --json '{"game": "rattus", "setup": {"players": "2"}, "seats": [{"kind": "open"}, {"kind": "bot", "level": "novice"}]}' "$1/api/tables" | jq --raw-output .id)
python3 trial/bot.py "$1" "$table" 1 > /root/bot-output &
bot=$!

# The game can begin when the bot has its seat.
start() {
    order="{\"key\": \"start-$(date +%s%N)\", \"command\": {\"do\": \"start\"}}"
    test "$(ask --json "$order" "$1/api/tables/$table" | jq --raw-output .answer)" = accepted
}
until start "$1"; do
    kill -0 $bot
    sleep 0.2
done
moved() { ask "$1/api/tables/$table" | jq .moved; }
until [ "$(moved "$1")" -gt 5 ]; do sleep 0.2; done
systemctl restart miasma
wait $bot
grep '^1 seat' /root/bot-output
