-- Leads as they arrived, the changes of their state, and what has to follow.

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind ~ '^[a-z]+(\.[a-z-]+)*$'),
  payload jsonb not null default '{}' check (jsonb_typeof(payload) = 'object'),
  created_at timestamptz not null default clock_timestamp()
);
create index outbox_in_order on public.outbox (created_at, id);
revoke all on public.outbox from public, anon, authenticated, service_role;
alter table public.outbox enable row level security;
create policy outbox_server on public.outbox for all to service_role using (true);
-- Not granted: anon and authenticated, and inserting to anybody: triggers fill it. Updating one
-- column is granted only because FOR UPDATE asks for it; the kind's check keeps it harmless.
grant select, delete, update (kind) on public.outbox to service_role;
comment on table public.outbox is
  'Follow-ups written in the transaction that caused them; the worker hands them to the job '
  'library under their own id (so twice is once) and deletes them.';
comment on column public.outbox.payload is 'Ids only, never a person''s data.';

create table public.qualification_submissions (
  id uuid primary key default gen_random_uuid(),
  form_id uuid references public.qualification_forms (id) on delete set null,
  source text not null default 'qualification'
    check (source in ('qualification', 'contact_form', 'workshop')),
  form_data jsonb not null
    check (jsonb_typeof(form_data) = 'object' and octet_length(form_data::text) <= 65536),
  form_snapshot jsonb,
  source_page text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  user_agent text,
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  status text not null default 'new'
    check (status in ('new', 'contacted', 'qualified', 'converted', 'lost', 'spam')),
  protocol text not null unique,
  review_reason text check (review_reason in
    ('honeypot', 'address_limit', 'too_fast', 'limit_check_failed', 'crm_failed')),
  contact_id uuid references public.crm_contacts (id) on delete set null,
  deal_id uuid references public.crm_deals (id) on delete set null,
  created_at timestamptz not null default now(),
  intake jsonb check (intake is null)
);
create index qualification_submissions_newest
  on public.qualification_submissions (created_at desc, id desc);
create index qualification_submissions_of_contact
  on public.qualification_submissions (contact_id);
create index qualification_submissions_of_deal on public.qualification_submissions (deal_id);
revoke all on public.qualification_submissions from public, anon, authenticated, service_role;
alter table public.qualification_submissions enable row level security;
create policy qualification_submissions_send on public.qualification_submissions
  for insert to anon, authenticated with check (status = 'new');
create policy qualification_submissions_server on public.qualification_submissions
  for select to service_role using (true);
-- anon and authenticated: sending, nothing else, not even reading back their own. Not granted:
-- status, protocol, review_reason, contact_id, deal_id (the intake sets them), source, locale and
-- intake (submit_lead sets them), created_at, form_snapshot.
grant insert (id, form_id, form_data, source_page, utm_source, utm_medium, utm_campaign,
  user_agent) on public.qualification_submissions to anon, authenticated;
grant select on public.qualification_submissions to service_role;
comment on table public.qualification_submissions is
  'Every lead as it was sent. Inserting one triggers limit, protocol, contact, deal and mails; a '
  'restore of a back-up switches these triggers off.';
comment on column public.qualification_submissions.form_data is
  'Answers by field name; without a form the keys name, email, phone, company and message.';
comment on column public.qualification_submissions.form_snapshot is
  '{"id", "name", "fields": […]}: the questions as they were asked.';
comment on column public.qualification_submissions.protocol is
  'What the visitor quotes, like 7H2K-9QX4; derived from the random bits of the id.';
comment on column public.qualification_submissions.review_reason is
  'Why a person should look at it before trusting it; null for nothing special.';
comment on column public.qualification_submissions.intake is
  'What submit_lead hands to the triggers; they empty it, so it is always null at rest.';

create table public.submission_status_changes (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null
    references public.qualification_submissions (id) on delete cascade,
  from_status text not null,
  to_status text not null,
  changed_by uuid,
  changed_role text not null default private.caller_role(),
  changed_at timestamptz not null default clock_timestamp()
);
create index submission_status_changes_of on public.submission_status_changes (submission_id);
revoke all on public.submission_status_changes from public, anon, authenticated, service_role;
alter table public.submission_status_changes enable row level security;
create policy submission_status_changes_server on public.submission_status_changes
  for select to service_role using (true);
-- Not granted: anon and authenticated, and writing to anybody: the trigger below writes.
grant select on public.submission_status_changes to service_role;
comment on table public.submission_status_changes is 'Who moved a lead from where to where, and when.';
comment on column public.submission_status_changes.changed_by is
  'The signed-in user, or null when the server did it.';

create function private.record_status_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.submission_status_changes (submission_id, from_status, to_status, changed_by)
    values (new.id, old.status, new.status, private.uid());
  return null;
end
$$;
revoke all on function private.record_status_change() from public;
comment on function private.record_status_change() is 'Trigger: keeps every change of a lead''s state.';
create trigger record_status_change after update of status on public.qualification_submissions
  for each row when (old.status is distinct from new.status)
  execute function private.record_status_change();
