#!/bin/sh
# Starts a scratch PostgreSQL on loopback with an ordinary owner (no superuser, CREATEROLE) of an
# empty database, runs the given command with TEST_DATABASE_URL set, and stops the server again:
#   database/testing/with-postgres.sh npx vitest run database
# With --like-supabase before the command, roles and default privileges are there as on Supabase:
# service_role passes row level security, and everything that the owner makes in `public` is
# everybody's. The command finds TEST_LIKE_SUPABASE=1 then.
# With TEST_POSTGRES_FSYNC=on a commit waits for the disk, as on a server in production.
# The command's exit code is this script's. Works as root (the server then runs as user postgres)
# and as anybody else. Without PostgreSQL it is installed by apt where this is root on Debian.
set -eu

like_supabase=
if [ "${1:-}" = --like-supabase ]; then
  like_supabase=1
  shift
fi

find_binaries() {
  in_path=$(command -v initdb || true)
  for folder in \
    ${in_path:+"$(dirname "$(readlink -f "$in_path")")"} \
    $(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -rV); do
    if [ -x "$folder/initdb" ] && [ -x "$folder/pg_ctl" ] && [ -x "$folder/psql" ]; then
      echo "$folder"
      return
    fi
  done
}

bin=$(find_binaries)
if [ -z "$bin" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "PostgreSQL is missing: installing it with apt-get" >&2
  apt-get update >&2
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends postgresql >&2
  bin=$(find_binaries)
fi
if [ -z "$bin" ]; then
  echo "PostgreSQL (15 or later) is needed: install it so that initdb is in PATH" >&2
  exit 1
fi

if [ "$(id -u)" = 0 ]; then
  as_server() { setpriv --reuid=postgres --regid=postgres --clear-groups -- "$@"; }
else
  as_server() { "$@"; }
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/forja-postgres-XXXXXX")
if [ "$(id -u)" = 0 ]; then chown postgres: "$folder"; fi
cd "$folder"

stop() {
  trap - EXIT INT TERM HUP
  as_server "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
  cd /
  rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

# Reached through its socket only to set it up, through loopback by the command; both need the
# passwords below, which are made for this run.
secret() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }
admin_password=$(secret)
owner_password=$(secret)
(umask 077 && printf '%s' "$admin_password" >admin-password)
if [ "$(id -u)" = 0 ]; then chown postgres: admin-password; fi
as_server "$bin/initdb" -D "$folder/data" -U admin -A scram-sha-256 --pwfile=admin-password \
  -E UTF8 --locale=C >initdb.log 2>&1 || { cat initdb.log >&2; exit 1; }

# Nothing of it outlives the run, so nothing waits for the disk unless asked for; and no cleaner of the server's is in
# a database that its owner drops, which would refuse it.
# A free port: the server says no to a taken one, and the next is tried.
port=${TEST_POSTGRES_PORT:-$((20000 + $$ % 20000))}
attempts=0
options_at() {
  echo "-c listen_addresses=127.0.0.1 -c port=$1 -c unix_socket_directories=$folder -c max_connections=60 -c fsync=${TEST_POSTGRES_FSYNC:-off} -c autovacuum=off"
}
options=$(options_at "$port")
until as_server "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/data/server.log" \
  -o "$options" start >/dev/null 2>&1; do
  attempts=$((attempts + 1))
  if [ "$attempts" -ge 5 ]; then
    cat data/server.log >&2
    exit 1
  fi
  port=$((port + 1))
  options=$(options_at "$port")
done

# For a command that takes the server away and gives it back: `"$TEST_POSTGRES_CONTROL" stop`, then `start`.
as_user=
if [ "$(id -u)" = 0 ]; then as_user='setpriv --reuid=postgres --regid=postgres --clear-groups --'; fi
cat >control <<CONTROL
#!/bin/sh
if [ "\$1" = stop ]; then set -- -m immediate stop; else set -- -l "$folder/data/server.log" -o "$options" start; fi
exec $as_user "$bin/pg_ctl" -D "$folder/data" -w "\$@" >/dev/null
CONTROL
chmod +x control

as_admin() {
  PGPASSWORD=$admin_password as_server "$bin/psql" -q -v ON_ERROR_STOP=1 -h "$folder" -p "$port" \
    -U admin "$@"
}
as_admin -d postgres \
  -c "create role forja_test login nosuperuser createrole createdb password '$owner_password'"
if [ -n "$like_supabase" ]; then
  roles='anon, authenticated, service_role'
  as_admin -d template1 \
    -c "create role anon nologin noinherit" \
    -c "create role authenticated nologin noinherit" \
    -c "create role service_role nologin noinherit bypassrls" \
    -c "grant $roles to forja_test" \
    -c "grant usage on schema public to $roles"
  for kind in tables functions sequences; do
    as_admin -d template1 -c "alter default privileges for role forja_test in schema public
      grant all on $kind to forja_test, $roles"
  done
fi
as_admin -d postgres -c "create database forja_test owner forja_test"

cd "$OLDPWD"
status=0
TEST_LIKE_SUPABASE=$like_supabase \
TEST_POSTGRES_CONTROL="$folder/control" \
TEST_POSTGRES_ADMIN="postgresql://admin:$admin_password@127.0.0.1:$port/postgres" \
TEST_DATABASE_URL="postgresql://forja_test:$owner_password@127.0.0.1:$port/forja_test" \
  "$@" || status=$?
exit "$status"
