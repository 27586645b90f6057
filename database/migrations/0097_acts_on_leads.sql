-- Which changes of leads were made in one act: many leads that match a filter are moved in several
-- transactions, and go back as what they were, one act.
-- expand

alter table public.submission_status_changes
  add column act uuid default nullif(current_setting('forja.act', true), '')::uuid;
create index submission_status_changes_of_act on public.submission_status_changes (act, submission_id)
  where act is not null;
grant select (act) on public.submission_status_changes to authenticated;
comment on column public.submission_status_changes.act is
  'Tells what was moved at once by a filter; null for what was moved by itself.';
