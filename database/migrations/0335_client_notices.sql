-- What clients are told by mail: by kind at once, in the morning or not at all, and never more than a few.
-- expand

create table public.client_notice_choices (
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+([.-][a-z]+)*$' and length(kind) <= 40),
  way text not null check (way in ('now', 'digest', 'off')),
  changed_at timestamptz not null default now(),
  primary key (user_id, kind)
);
revoke all on public.client_notice_choices from public, anon, authenticated, service_role;
alter table public.client_notice_choices enable row level security;
grant select (user_id, kind, way, changed_at) on public.client_notice_choices to authenticated;
grant select on public.client_notice_choices to service_role;
-- Not granted: any writing. choose_client_notice() and leave_client_notice() do.
comment on table public.client_notice_choices is
  'How somebody of a client hears of a kind of news: by a mail at once, in the morning, or not at all; without a row at once.';
comment on column public.client_notice_choices.kind is
  'What the news is of, as features/client-notices calls it: a word more needs no migration.';

create table private.client_notices (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  organization_id uuid not null references public.client_organizations (id) on delete cascade,
  kind text not null check (length(kind) between 1 and 40),
  title text not null check (length(title) between 1 and 250),
  path text not null check (path ~ '^/portal/' and length(path) <= 200),
  way text not null check (way in ('now', 'digest')),
  ordered_at timestamptz not null default clock_timestamp(),
  digest_on date,
  check (digest_on is null or way = 'digest')
);
create index client_notices_of on private.client_notices (user_id, ordered_at);
create index client_notices_of_client on private.client_notices (organization_id);
create index client_notices_waiting on private.client_notices (ordered_at)
  where way = 'digest' and digest_on is null;
create index client_notices_told on private.client_notices (user_id, digest_on) where digest_on is not null;
revoke all on private.client_notices from public, anon, authenticated, service_role;
alter table private.client_notices enable row level security;
comment on table private.client_notices is
  'News of clients'' people: each a mail of its own or a line of the next morning''s, for 60 days. Counted by '
  'person for the budget of mails at once. Granted to nobody.';
comment on column private.client_notices.way is
  'digest where she chose that, or where more than five in an hour or twenty in a day had gone at once.';
comment on column private.client_notices.digest_on is 'The morning whose mail tells it; empty until then.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (697, 'public.client_notice_choices', 't.user_id = ($1).user_id', 'delete', '{}'),
  (698, 'private.client_notices', 't.user_id = ($1).user_id', 'delete', '{}');
