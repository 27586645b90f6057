-- To whom the digest of a day was ordered: once a person and day, however many processes look.
-- expand

create table private.notice_digests (
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  day date not null,
  until timestamptz not null,
  ordered_at timestamptz not null default clock_timestamp(),
  primary key (user_id, day)
);
create index notice_digests_by_day on private.notice_digests (day);
alter table private.notice_digests enable row level security;
revoke all on private.notice_digests from public, anon, authenticated, service_role;
comment on table private.notice_digests is
  'Digests that were ordered, for a month; only definer functions touch it.';
comment on column private.notice_digests.until is
  'From when on it is no longer worth sending: the day is half over.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (696, 'private.notice_digests', 't.user_id = ($1).user_id', 'delete', '{}');
