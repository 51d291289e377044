#!/bin/sh
# Starts a certificate authority on a machine of the trial, and makes certbot and curl trust it: Let's Encrypt can't reach a machine
# without internet. It asks the web server of the host name like the real one. $1: the address, $2: the host name.
set -e

echo "$1 $2" >> /etc/hosts
mkdir /root/authority
cd /root/authority
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
    -addext subjectAltName=DNS:localhost -keyout key.pem -out certificate.pem
cat > pebble.json <<END
{ "pebble": {
    "listenAddress": "127.0.0.1:14000", "managementListenAddress": "127.0.0.1:15000",
    "certificate": "certificate.pem", "privateKey": "key.pem", "httpPort": 80, "tlsPort": 443
} }
END
systemd-run --quiet --unit=authority --working-directory=/root/authority \
    --setenv=PEBBLE_VA_NOSLEEP=1 --setenv=PEBBLE_WFE_NONCEREJECT=0 pebble -config pebble.json
until curl --silent --fail --insecure --output /usr/local/share/ca-certificates/authority.crt https://localhost:15000/roots/0; do
    systemctl is-active --quiet authority
    sleep 0.2
done
update-ca-certificates

# What a host answers to certbot's questions, and the address of this authority.
mkdir --parents /etc/letsencrypt
cat > /etc/letsencrypt/cli.ini <<END
server = https://localhost:14000/dir
no-verify-ssl = true
non-interactive = true
agree-tos = true
register-unsafely-without-email = true
no-random-sleep-on-renew = true
END
