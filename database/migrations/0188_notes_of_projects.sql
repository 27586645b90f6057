-- Notes of projects are edited, removed, mention colleagues and carry files, as those of other records.
-- expand
alter table public.project_notes add column edited_at timestamptz, add column removed_at timestamptz;
create index project_notes_removed on public.project_notes (removed_at) where removed_at is not null;
grant select (edited_at, removed_at) on public.project_notes to authenticated;
comment on column public.project_notes.body is 'A colleague who is mentioned is stored as @{id}.';
comment on column public.project_notes.removed_at is
  'Removed by its author, who may undo that for ten minutes; the row is deleted a day later.';

alter table public.note_mentions
  add column project_note_id uuid references public.project_notes (id) on delete cascade,
  drop constraint note_mentions_about,
  add constraint note_mentions_about
    check (num_nonnulls(lead_note_id, ticket_note_id, crm_note_id, project_note_id) = 1),
  add constraint note_mentions_of_project_note unique (project_note_id, user_id);
grant select (project_note_id) on public.note_mentions to authenticated, service_role;

alter table public.note_files
  add column project_note_id uuid references public.project_notes (id) on delete cascade,
  drop constraint note_files_about,
  add constraint note_files_about
    check (num_nonnulls(lead_note_id, ticket_note_id, crm_note_id, project_note_id) <= 1);
create index note_files_of_project_note on public.note_files (project_note_id) where project_note_id is not null;
drop index public.note_files_unused;
create index note_files_unused on public.note_files (created_at)
  where num_nonnulls(lead_note_id, ticket_note_id, crm_note_id, project_note_id) = 0;
grant select (project_note_id) on public.note_files to authenticated, service_role;
