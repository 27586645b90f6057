-- When what was somebody's was handed over because her role had ended by its date.
-- expand

alter table public.user_roles add column handed_over_at timestamptz;
grant select (handed_over_at) on public.user_roles to authenticated;
comment on column public.user_roles.handed_over_at is
  'When what she could no longer answer for was handed over, after expires_at.';
create index user_roles_expiring on public.user_roles (expires_at) where is_active and expires_at is not null;
