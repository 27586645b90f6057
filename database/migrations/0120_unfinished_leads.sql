-- Answers of visitors who stopped half way, and said yes to their being kept.
-- expand
create table public.unfinished_leads (
  id uuid primary key,
  form_id uuid not null references public.qualification_forms (id) on delete cascade,
  form_snapshot jsonb not null,
  form_data jsonb not null check (jsonb_typeof(form_data) = 'object' and octet_length(form_data::text) <= 16384),
  email text check (email = lower(email) and length(email) <= 254),
  phone text check (length(phone) <= 40),
  source text not null,
  source_page text check (length(source_page) <= 500),
  locale text not null check (locale in ('pt-BR', 'en')),
  consent text not null check (length(consent) between 1 and 500),
  created_at timestamptz not null default now(),
  erase_at timestamptz not null default (now() + interval '30 days'),
  constraint unfinished_leads_reachable check (email is not null or phone is not null)
);
create index unfinished_leads_expired on public.unfinished_leads (erase_at);
create index unfinished_leads_newest on public.unfinished_leads (created_at desc, id desc);
create index unfinished_leads_of_form on public.unfinished_leads (form_id, email);
revoke all on public.unfinished_leads from public, anon, authenticated, service_role;
alter table public.unfinished_leads enable row level security;
-- Not granted: anything to anon, and writing to anybody. Visitors write through keep_unfinished_lead.
grant select on public.unfinished_leads to service_role;
grant select (id, form_id, form_snapshot, form_data, email, phone, source, source_page, locale, consent, created_at,
  erase_at) on public.unfinished_leads to authenticated;
comment on table public.unfinished_leads is
  'Answers to the first steps of a form, kept with the explicit yes of the visitor. No lead: without reference '
  'number, contact, deal, score or clock. Gone once the lead is sent, the yes is taken back, or after 30 days.';
comment on column public.unfinished_leads.id is
  'Made by the browser or the server, and known to the visitor alone: whoever has it may change the row.';
comment on column public.unfinished_leads.consent is
  'The sentence that the visitor said yes to.';
comment on column public.unfinished_leads.erase_at is
  '30 days after the last step, as the sentence says.';
