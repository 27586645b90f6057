#!/bin/sh
# Runs a command that needs Dovecot, a mail server that mails are read from:
#   tests/inbound-mail/with-dovecot.sh npx vitest run --project mail
# Where Dovecot is missing it is installed by apt, where this is root on Debian; anywhere else the run
# ends and says what is missing. The tests start servers of their own, on loopback.
set -eu

dovecot_in_path() {
  PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v dovecot || true
}

if [ -z "$(dovecot_in_path)" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Dovecot is missing: installing it with apt-get" >&2
  apt-get update >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends dovecot-imapd >&2
fi
TEST_DOVECOT=$(dovecot_in_path)
if [ -z "$TEST_DOVECOT" ]; then
  echo "Dovecot is needed: install it (Debian: dovecot-imapd) so that dovecot is in PATH" >&2
  exit 1
fi
export TEST_DOVECOT
exec "$@"
