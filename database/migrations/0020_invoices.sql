-- Invoices of clients, and the Pix keys they are paid to.

create table public.invoices (
  id uuid primary key,
  organization_id uuid not null references public.client_organizations (id),
  project_id uuid references public.projects (id) on delete set null,
  number text not null unique check (number ~ '^[0-9]{4}-[0-9]{3,6}$'),
  description text not null check (description = btrim(description) and length(description) between 1 and 200),
  value numeric(14, 2) not null check (value > 0),
  due_on date not null,
  state text not null default 'draft' check (state in ('draft', 'issued', 'paid', 'cancelled')),
  installment smallint check (installment >= 1),
  installments smallint check (installments between 2 and 120),
  pix_text text check (pix_text ~ '^000201[ -~]*6304[0-9A-F]{4}$' and length(pix_text) <= 512),
  boleto text check (boleto ~ '^([0-9]{47}|8[0-9]{47})$'),
  storage_key text unique check (storage_key ~ '^invoices/[0-9a-f]{64}$'),
  file_name text check (length(file_name) between 1 and 200),
  file_size integer check (file_size > 0),
  issued_at timestamptz,
  issued_by uuid,
  paid_on date,
  paid_how text check (paid_how in ('pix', 'boleto', 'transfer', 'other')),
  marked_by uuid,
  cancelled_at timestamptz,
  due_told_on date,
  overdue_told_on date,
  revision integer not null default 1,
  created_by uuid default private.uid(),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  product text not null default 'forja' references public.crm_products (slug),
  check (num_nonnulls(installment, installments) in (0, 2) and installment <= installments),
  check (num_nonnulls(storage_key, file_name, file_size) in (0, 3)),
  check (state <> 'draft' or issued_at is null),
  check (state not in ('issued', 'paid') or issued_at is not null),
  check ((state = 'paid') = (paid_on is not null) and (paid_on is null) = (paid_how is null)),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  -- Whoever is asked for money is told how to send it.
  check (state not in ('issued', 'paid') or num_nonnulls(pix_text, boleto) > 0)
);
create index invoices_of_organization on public.invoices (organization_id, due_on);
create index invoices_of_project on public.invoices (project_id) where project_id is not null;
create index invoices_open on public.invoices (due_on) where state = 'issued';
create index invoices_of_product on public.invoices (product, due_on, id);
revoke all on public.invoices from public, anon, authenticated, service_role;
alter table public.invoices enable row level security;
-- Not granted: storage_key, which invoice_file() tells to whoever may fetch the file; who did what, which
-- stands in the record for staff; when notices went; and any writing.
grant select (id, organization_id, project_id, number, description, value, due_on, state, installment,
  installments, pix_text, boleto, file_name, file_size, issued_at, paid_on, paid_how, cancelled_at, revision,
  created_at, updated_at, product) on public.invoices to authenticated;
grant select on public.invoices to service_role;
comment on table public.invoices is
  'What a client is asked to pay. Owners and finance of the client see it from its issue on; members never.';
comment on column public.invoices.id is 'Made by whoever begins it, so that one that is sent twice is one.';
comment on column public.invoices.number is
  'Year and place in it; given with the draft, and never to another.';
comment on column public.invoices.state is
  'Overdue is none of them: an issued one is, once its day is over where the house stands.';
comment on column public.invoices.pix_text is 'Pix "copia e cola": a BR Code with its check at the end.';
comment on column public.invoices.boleto is 'The figures of the boleto as people type them, without marks.';
comment on column public.invoices.due_told_on is 'When its people were told that it is due within five days.';
comment on column public.invoices.overdue_told_on is 'When its people were told that its day is over.';
comment on column public.invoices.product is 'Product of its project, or one of the products of its client.';

create table public.invoice_events (
  id bigint generated always as identity primary key,
  invoice_id uuid not null references public.invoices (id) on delete cascade,
  kind text not null check (kind in ('begun', 'edited',
    'issued', 'paid', 'unpaid', 'cancelled', 'told_due', 'told_overdue', 'receiver_confirmed')),
  cause text check (cause = btrim(cause) and length(cause) between 1 and 300),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  actor uuid default private.uid(),
  at timestamptz not null default clock_timestamp(),
  check (cause is not null or kind <> 'unpaid'),
  constraint invoice_events_receiver_check check (kind <> 'receiver_confirmed' or details ? 'pix_key')
);
create index invoice_events_of on public.invoice_events (invoice_id, at);
revoke all on public.invoice_events from public, anon, authenticated, service_role;
alter table public.invoice_events enable row level security;
grant select (id, invoice_id, kind, cause, details, actor, at) on public.invoice_events to authenticated;
grant select on public.invoice_events to service_role;
comment on table public.invoice_events is
  'The record of an invoice, for staff: what was done, by whom, when, and why it was taken back.';

create table public.pix_keys (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('cpf', 'cnpj', 'email', 'phone', 'random')),
  key text not null,
  merchant_name text not null check (merchant_name ~ '^[ -~]{1,25}$' and merchant_name = btrim(merchant_name)),
  merchant_city text not null check (merchant_city ~ '^[ -~]{1,15}$' and merchant_city = btrim(merchant_city)),
  set_by uuid default private.uid(),
  set_at timestamptz not null default clock_timestamp(),
  check (case kind
    when 'cpf' then key ~ '^[0-9]{11}$'
    when 'cnpj' then key ~ '^[0-9A-Z]{12}[0-9]{2}$'
    when 'email' then key = lower(key) and length(key) <= 77 and key ~ '^[^[:space:]@]+@[^[:space:]@]+$'
    when 'phone' then key ~ '^\+[0-9]{8,15}$'
    else key ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' end)
);
revoke all on public.pix_keys from public, anon, authenticated, service_role;
alter table public.pix_keys enable row level security;
grant select (id, kind, key, merchant_name, merchant_city, set_by, set_at) on public.pix_keys to
  authenticated;
grant select on public.pix_keys to service_role;
comment on table public.pix_keys is
  'Where clients send money by Pix: the newest row counts, and the others say what counted before. Nothing '
  'is changed or taken away, so that the table is its own record.';
