-- The mail server and the mailbox, where staff set them and not the environment.
-- expand
create table private.mail_servers (
  part text primary key check (part in ('outgoing', 'incoming')),
  host text check (length(host) <= 253 and host ~ '^[A-Za-z0-9:]([A-Za-z0-9.:-]*[A-Za-z0-9:])?$'),
  port integer check (port between 1 and 65535),
  security text check (security in ('tls', 'starttls', 'none')),
  login text check (length(login) between 1 and 254),
  password_sealed text check (length(password_sealed) between 38 and 2000),
  address text check (length(address) between 3 and 254),
  changed_at timestamptz not null default clock_timestamp(),
  check ((host is null) = (port is null) and (host is null) = (security is null)),
  check ((login is null) = (password_sealed is null) and (login is null or host is not null)),
  check (part = 'outgoing' or host is null or login is not null and security <> 'none')
);
revoke all on private.mail_servers from public, anon, authenticated, service_role;
alter table private.mail_servers enable row level security;
comment on table private.mail_servers is
  'The mail server that sends and the mailbox that is read, as staff have set them. SMTP_URL, MAIL_FROM, INBOUND_MAIL_URL '
  'and REPLY_ADDRESS win over it. Without a host there is none.';
comment on column private.mail_servers.security is
  'tls from the first byte on; starttls or nothing; none only for a server without a password, or on the same machine.';
comment on column private.mail_servers.password_sealed is 'The password, encrypted under the secret of the site.';
comment on column private.mail_servers.address is 'outgoing: the sender of every mail. incoming: where answers go.';
