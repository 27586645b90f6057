-- Contacts, deals and the pipelines they move through.

-- In PL/pgSQL, as are the other functions that a lead passes through: a plan is kept for the
-- session, while PostgreSQL before 18 plans an SQL function anew at each call.
create function private.phone_key(phone text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  international boolean := btrim(phone) like '+%';
  number text := ltrim(regexp_replace(phone, '\D', '', 'g'), '0');
begin
  if international and number not like '55%' then
    number := '+' || number;
  elsif international or (number like '55%' and length(number) in (12, 13)) then
    number := substr(number, 3);
  end if;
  return case
    when number ~ '^[1-9][0-9]9[0-9]{8}$' then substr(number, 1, 2) || substr(number, 4)
    when number ~ '^9[0-9]{8}$' then substr(number, 2)
    when length(number) >= 8 then number end;
end
$$;
revoke all on function private.phone_key(text) from public;
grant execute on function private.phone_key(text) to authenticated, service_role;
comment on function private.phone_key(text) is
  'What two ways of writing one phone have in common: Brazilian national digits without the '
  'ninth digit of mobiles, or + and all digits of a foreign number. Null below 8 digits.';

create table public.crm_pipelines (
  id uuid primary key default gen_random_uuid(),
  product text not null check (product in ('forja', 'doavya')),
  slug text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text not null,
  position integer not null default 0,
  is_default boolean not null default false,
  lead_sources text[] not null default '{}',
  is_active boolean not null default true
);
create unique index crm_pipelines_one_default on public.crm_pipelines (product) where is_default;
revoke all on public.crm_pipelines from public, anon, authenticated, service_role;
alter table public.crm_pipelines enable row level security;
create policy crm_pipelines_server on public.crm_pipelines
  for select to service_role using (true);
-- Not granted: anon and authenticated; staff get theirs with the CRM screens.
grant select on public.crm_pipelines to service_role;
comment on table public.crm_pipelines is 'Sales processes of the two products.';
comment on column public.crm_pipelines.lead_sources is
  'Sources that belong to this pipeline''s product; set on the product''s default pipeline.';

create table public.crm_stages (
  id uuid primary key default gen_random_uuid(),
  pipeline_id uuid not null references public.crm_pipelines (id) on delete cascade,
  slug text not null,
  name text not null,
  position integer not null,
  kind text not null default 'open' check (kind in ('open', 'won', 'lost')),
  unique (pipeline_id, slug),
  unique (pipeline_id, id)
);
revoke all on public.crm_stages from public, anon, authenticated, service_role;
alter table public.crm_stages enable row level security;
create policy crm_stages_server on public.crm_stages for select to service_role using (true);
-- Not granted: anon and authenticated.
grant select on public.crm_stages to service_role;
comment on table public.crm_stages is 'Steps of a pipeline, by position; a deal is open in the open ones.';

create table public.crm_contacts (
  id uuid primary key default gen_random_uuid(),
  name text check (length(name) <= 200),
  email text unique check (email = lower(email) and length(email) <= 254),
  phone text check (length(phone) <= 40),
  phone_key text generated always as (private.phone_key(phone)) stored,
  phone_verified boolean not null default false,
  company text check (length(company) <= 200),
  source text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index crm_contacts_phone_key on public.crm_contacts (phone_key) where phone_key is not null;
revoke all on public.crm_contacts from public, anon, authenticated, service_role;
alter table public.crm_contacts enable row level security;
create policy crm_contacts_server on public.crm_contacts for select to service_role using (true);
-- Not granted: anon and authenticated. Visitors' leads reach it through the intake's triggers.
grant select on public.crm_contacts to service_role;
comment on table public.crm_contacts is 'People and companies that got in touch.';
comment on column public.crm_contacts.email is 'Lower case; one contact an address.';
comment on column public.crm_contacts.phone is
  'E.164 when phone_verified, else as the person typed it.';

create table public.crm_deals (
  id uuid primary key default gen_random_uuid(),
  contact_id uuid not null references public.crm_contacts (id) on delete cascade,
  pipeline_id uuid not null references public.crm_pipelines (id),
  stage_id uuid not null,
  title text not null,
  value numeric(14, 2) not null default 0 check (value >= 0),
  source text not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (pipeline_id, stage_id) references public.crm_stages (pipeline_id, id)
);
create index crm_deals_of_contact on public.crm_deals (contact_id);
create index crm_deals_in_stage on public.crm_deals (pipeline_id, stage_id);
revoke all on public.crm_deals from public, anon, authenticated, service_role;
alter table public.crm_deals enable row level security;
create policy crm_deals_server on public.crm_deals for select to service_role using (true);
-- Not granted: anon and authenticated.
grant select on public.crm_deals to service_role;
comment on table public.crm_deals is 'Chances of business with a contact.';
comment on column public.crm_deals.value is 'Brazilian reais.';
