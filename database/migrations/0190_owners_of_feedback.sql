-- Entries of feedback have an owner, as tickets do.
-- expand
alter table public.feedback_entries
  add column if not exists owner_id uuid references public.user_profiles (user_id) on delete set null;
comment on column public.feedback_entries.owner_id is 'Who of the staff takes care of the entry.';
grant select (owner_id) on public.feedback_entries to authenticated;
create index if not exists feedback_entries_of_owner on public.feedback_entries (owner_id, created_at, id)
  where owner_id is not null;
