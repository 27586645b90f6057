-- Two rows of one company are merged, a client passes to a company, and both can be undone.
-- expand
alter table public.crm_companies
  add column merged_into uuid references public.crm_companies (id) on delete cascade,
  add constraint crm_companies_merged_into_check check (merged_into <> id);
create index crm_companies_merged on public.crm_companies (merged_into) where merged_into is not null;
-- Branches of one company have the first eight characters of their CNPJ in common.
create index crm_companies_cnpj_root on public.crm_companies (left(cnpj, 8)) where cnpj is not null;
grant select (merged_into) on public.crm_companies to authenticated;
comment on column public.crm_companies.merged_into is
  'The company that this one was merged into: it is in no list, and whatever names it names the merge target.';

create table private.company_merges (
  id uuid primary key default gen_random_uuid(),
  target_id uuid not null references public.crm_companies (id) on delete cascade,
  merged_id uuid not null references public.crm_companies (id) on delete cascade,
  cnpj text,
  filled text[] not null,
  moved jsonb not null,
  client jsonb,
  target_products text[] not null,
  target_active boolean not null,
  merged_active boolean not null,
  merged_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  check (target_id <> merged_id)
);
create unique index company_merges_standing on private.company_merges (merged_id) where undone_at is null;
create index company_merges_target on private.company_merges (target_id, merged_at);
create index company_merges_merged on private.company_merges (merged_id);
revoke all on private.company_merges from public, anon, authenticated, service_role;
alter table private.company_merges enable row level security;
comment on table private.company_merges is 'Which company was merged into which, for its undo. Ids and names of columns, and a CNPJ.';
comment on column private.company_merges.cnpj is 'The CNPJ that the target got from the other.';
comment on column private.company_merges.filled is 'Columns that were empty in the target and have the value of the other since.';
comment on column private.company_merges.moved is 'Table, column and ids of the rows that name the target since.';
comment on column private.company_merges.client is
  'What private.move_client() moved where both were clients, or the id of the client that was given to the target.';

create table private.client_changes (
  id uuid primary key default gen_random_uuid(),
  client_id uuid not null references public.client_organizations (id) on delete cascade,
  company_id uuid not null references public.crm_companies (id) on delete cascade,
  projects uuid[] not null,
  moved jsonb not null,
  changed_at timestamptz not null default clock_timestamp(),
  undone_at timestamptz
);
create index client_changes_client on private.client_changes (client_id, changed_at);
create index client_changes_company on private.client_changes (company_id);
revoke all on private.client_changes from public, anon, authenticated, service_role;
alter table private.client_changes enable row level security;
comment on table private.client_changes is
  'Which client that was a person became a company, for its undo. Ids alone.';
comment on column private.client_changes.projects is 'The projects of the client at that time.';
comment on column private.client_changes.moved is
  'The person, and what private.move_client() moved to the client that the company was already, if it was one.';
