-- Lists of lost leads and deals by reason, and which moves of a lead were undos.
-- expand
alter table public.submission_status_changes add column undoes boolean not null default false;
grant select (undoes) on public.submission_status_changes to authenticated;
comment on column public.submission_status_changes.undoes is 'Whether it undid the move before it.';

create index qualification_submissions_lost_for on public.qualification_submissions
  ((coalesce(close_reason, '')), created_at, id) where status = 'lost';
create index crm_deals_results_of_reason on public.crm_deals
  ((coalesce(close_reason, '')), (coalesce(closed_at, 'infinity'::timestamptz)), id) where is_active;
