-- Leads and their deals move together: reasons of lost leads, and which stage stands for which status.
-- expand
alter table public.qualification_submissions
  add column close_reason text check (close_reason ~ '^[a-z0-9_]{1,40}$'),
  add column close_note text check (length(close_note) <= 2000),
  add column keeps_deal boolean not null default false;
grant select (close_reason, close_note, keeps_deal), update (close_reason, close_note, keeps_deal)
  on public.qualification_submissions to authenticated;
comment on column public.qualification_submissions.close_reason is
  'Why it was lost, one of the reasons for lost deals; null where it is not lost, or was lost without a reason.';
comment on column public.qualification_submissions.close_note is 'What staff wrote about its loss.';
comment on column public.qualification_submissions.keeps_deal is
  'Whether staff left its deal open as it was lost or marked as spam.';

alter table public.submission_status_changes
  add column close_reason text,
  add column close_note text check (length(close_note) <= 2000),
  add column kept_deal boolean not null default false,
  add column cause text check (cause = 'deal');
grant select (close_reason, close_note, kept_deal, cause) on public.submission_status_changes to authenticated;
comment on column public.submission_status_changes.close_reason is 'The reason of the lead that was lost.';
comment on column public.submission_status_changes.close_note is 'What staff wrote about its loss.';
comment on column public.submission_status_changes.kept_deal is 'Whether its deal stayed open.';
comment on column public.submission_status_changes.cause is 'deal: its deal moved, and the lead with it.';
create index submission_status_changes_lost on public.submission_status_changes (changed_at)
  where to_status = 'lost';

alter table public.crm_deals add column leads_lost boolean not null default false;
grant select (leads_lost) on public.crm_deals to authenticated;
comment on column public.crm_deals.leads_lost is
  'Whether its leads are all lost; kept by trigger. Forecast and standstill leave out such a deal.';
create index crm_deals_of_lost_leads on public.crm_deals (pipeline_id)
  where is_active and state = 'open' and leads_lost;

alter table public.crm_stages
  add column lead_status text,
  add constraint crm_stages_lead_status_of_kind check (lead_status is null or case kind
    when 'won' then lead_status = 'converted' when 'lost' then lead_status = 'lost'
    else lead_status in ('contacted', 'qualified') end);
grant select (lead_status), insert (lead_status), update (lead_status) on public.crm_stages to authenticated;
comment on column public.crm_stages.lead_status is
  'The status that a lead has while its deal is in this stage: either moves the other. Null: neither does.';
