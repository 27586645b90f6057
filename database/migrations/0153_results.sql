-- What the figures of the CRM walk: deals by when they ended, open ones last, contacts by when they came,
-- and the steps of deals through their stages.
-- expand

create index crm_deals_results on public.crm_deals
  (coalesce(closed_at, 'infinity'::timestamptz), id) where is_active;
create index crm_deals_results_of_source on public.crm_deals
  (source, coalesce(closed_at, 'infinity'::timestamptz), id) where is_active;
create index qualification_submissions_of_campaign on public.qualification_submissions
  (nullif(btrim(utm_campaign), '')) where nullif(btrim(utm_campaign), '') is not null;
create index crm_contacts_counted on public.crm_contacts (created_at, id) include (source)
  where is_active;
create index crm_events_deal_steps on public.crm_events (subject_id, at, id)
  include (kind, to_value, from_value)
  where subject = 'deal' and kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline');
