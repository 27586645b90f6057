-- Rights of a user that serves the site and owns nothing. The policies are in database/base/sql/access/serving.sql,
-- the rights on the job library's own schema are granted by `npm run migrate`.
-- expand
grant usage on schema identity, private, public to forja_serving;
-- Accounts and sessions, by the auth library.
grant select, insert, update, delete on identity.users, identity.accounts, identity.sessions, identity.verifications,
  identity.two_factors, identity.passkeys to forja_serving;
-- Compared at the start, and never written by it.
grant select on private.schema_migrations, private.schema_releases to forja_serving;
-- Fingerprints of secret and storage, and the probe of a write.
grant select, update on private.installation to forja_serving;
-- Whether work is due, and the lists of jobs.
grant select on public.cache_generation, public.content_schedules, public.outbox, private.automation_facts,
  private.audit_queue, private.day_marks, private.heartbeats to forja_serving;
-- Whether the mail servers have changed; the passwords are read by a function.
grant select (changed_at) on private.mail_servers to forja_serving;
grant select, update (state) on public.mails to forja_serving;
