#!/bin/sh
# Makes the database and its owner, who is no superuser and may create the roles of row level security. With
# SERVING_PASSWORD also the user that serves and owns nothing (docs/deploy.md, "Two users").
# Run once by the image of PostgreSQL, or by hand as a superuser: APP_PASSWORD=… deploy/make-database.sh
set -eu
psql -v ON_ERROR_STOP=1 -v password="$APP_PASSWORD" ${PGUSER:+-U "$PGUSER"} -d postgres <<'SQL'
create role forja login createrole password :'password';
create database forja owner forja;
SQL
[ -n "${SERVING_PASSWORD:-}" ] || exit 0
psql -v ON_ERROR_STOP=1 -v password="$SERVING_PASSWORD" ${PGUSER:+-U "$PGUSER"} -d postgres <<'SQL'
create role forja_site login password :'password';
SQL
