-- Clients: the company, or the person, that work is done for once a deal is won, and the people of
-- theirs who may see it. What belongs to the work joins later; each of its policies asks
-- private.is_member(organization, roles).
-- expand

create table public.client_organizations (
  id uuid primary key default gen_random_uuid(),
  name text check (name = btrim(name) and length(name) between 1 and 200),
  company_id uuid unique references public.crm_companies (id) on delete set null,
  contact_id uuid references public.crm_contacts (id) on delete set null,
  is_active boolean not null default true,
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (company_id is null or contact_id is null)
);
create index client_organizations_contact on public.client_organizations (contact_id)
  where contact_id is not null;
revoke all on public.client_organizations from public, anon, authenticated, service_role;
alter table public.client_organizations enable row level security;
grant select (id, name, company_id, contact_id, is_active, revision, created_at, updated_at)
  on public.client_organizations to authenticated;
grant select on public.client_organizations to service_role;
comment on table public.client_organizations is
  'Clients: companies that a deal was won with, or a person where the deal names no company.';
comment on column public.client_organizations.name is
  'As the company is called; empty for a person, who is called as the contact is.';

create table public.client_members (
  id uuid primary key default gen_random_uuid(),
  organization_id uuid not null references public.client_organizations (id) on delete cascade,
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  role text not null check (role in ('owner', 'member', 'finance')),
  contact_id uuid references public.crm_contacts (id) on delete set null,
  added_by uuid references public.user_profiles (user_id) on delete set null,
  created_at timestamptz not null default now(),
  unique (organization_id, user_id)
);
create index client_members_user on public.client_members (user_id);
create index client_members_contact on public.client_members (contact_id)
  where contact_id is not null;
create index client_members_added_by on public.client_members (added_by)
  where added_by is not null;
revoke all on public.client_members from public, anon, authenticated, service_role;
alter table public.client_members enable row level security;
grant select (id, organization_id, user_id, role, contact_id, added_by, created_at)
  on public.client_members to authenticated;
grant select on public.client_members to service_role;
comment on table public.client_members is
  'People of a client who may see its work: owners approve, members comment, finance sees invoices.';

alter table public.crm_deals
  add column organization_id uuid references public.client_organizations (id) on delete set null;
create index crm_deals_organization on public.crm_deals (organization_id)
  where organization_id is not null;
grant select (organization_id) on public.crm_deals to authenticated;
comment on column public.crm_deals.organization_id is
  'The client that a won deal made; work for it begins here.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (43, 'public.client_members',
    't.user_id = ($1).user_id or t.contact_id = any (($1).contacts)', 'delete', '{added_by}');
