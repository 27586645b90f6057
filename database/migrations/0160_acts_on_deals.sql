-- Which deals were given to somebody in one act, so that all of them come back as what they were.
-- expand

alter table public.crm_events
  add column act uuid default nullif(current_setting('forja.act', true), '')::uuid;
create index crm_events_of_act on public.crm_events (act, subject_id) where act is not null;
grant select (act) on public.crm_events to authenticated, service_role;
comment on column public.crm_events.act is
  'Tells what was changed at once; null for what was changed by itself.';
