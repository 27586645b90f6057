-- Which notices a person does not want: by kind, and by mail or in the desk. No row: she wants it.
-- Read by its person alone; written through public.choose_notice.
-- expand

create table public.notice_choices (
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  kind text not null check (kind ~ '^[a-z-]{1,40}$'),
  channel text not null check (channel in ('mail', 'desk')),
  off boolean not null,
  changed_at timestamptz not null default now(),
  primary key (user_id, kind, channel)
);
revoke all on public.notice_choices from public, anon, authenticated, service_role;
alter table public.notice_choices enable row level security;
grant select (user_id, kind, channel, off, changed_at) on public.notice_choices to authenticated;
grant select on public.notice_choices to service_role;
comment on table public.notice_choices is
  'Kinds of notice that a person has switched off, or on again; without a row a kind is on.';
comment on column public.notice_choices.kind is
  'What the notice is of, as features/notices calls it: a word more needs no migration.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (695, 'public.notice_choices', 't.user_id = ($1).user_id', 'delete', '{}');
