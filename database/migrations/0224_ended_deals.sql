-- Figures of a range read what ended in it from indexes alone. A new lead, and its deal, write to the third at most.
-- expand
create index if not exists crm_deals_ended on public.crm_deals (state, closed_at)
  include (product, value, source, close_reason, created_at, lead_id) where is_active and closed_at is not null;
create index if not exists qualification_submissions_lost_reasons on public.qualification_submissions (id)
  include (source, close_reason) where status = 'lost';
create index if not exists qualification_submissions_campaigns on public.qualification_submissions (id)
  include (utm_campaign) where utm_campaign is not null;
drop index if exists public.submission_status_changes_lost;
create index submission_status_changes_lost on public.submission_status_changes (changed_at) include (submission_id)
  where to_status = 'lost';
