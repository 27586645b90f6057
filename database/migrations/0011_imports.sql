-- Imports of contacts and deals from files.

create type private.import_step as (line integer, fields jsonb, known uuid, contact_id uuid, contact_before
  jsonb, points_before uuid[], owner_id uuid, pipeline_id uuid, stage_id uuid, deal_id uuid, remark text,
  company_id uuid, company_made boolean, company_before jsonb);
comment on type private.import_step is
  'A line of an import under way: whom it is about, what stood there before, why it cannot be.';

create table public.crm_imports (
  id uuid primary key,
  created_by uuid references public.user_profiles (user_id) on delete set null,
  product text not null references public.crm_products (slug),
  file_name text not null check (length(file_name) between 1 and 200),
  storage_key text check (storage_key ~ '^imports/[0-9a-f]{64}$'),
  encoding text not null check (encoding in ('utf-8', 'windows-1252')),
  separator text not null check (separator in (',', ';', e'\t')),
  header text[] not null check (cardinality(header) between 1 and 100),
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  lines integer not null check (lines between 0 and 50000),
  mapping text[],
  source text not null check (source ~ '^[a-z_]{1,40}$'),
  on_known text not null default 'fill' check (on_known in ('fill', 'replace', 'skip')),
  state text not null default 'mapping' check (state in ('mapping', 'checking', 'checked',
    'running', 'done', 'cancelled', 'failed', 'undoing', 'undone')),
  failure text check (failure ~ '^[a-z_]{1,40}$'),
  round integer not null default 0,
  passed integer not null default 0,
  made integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  problems integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  started_at timestamptz,
  ended_at timestamptz,
  undone_at timestamptz,
  check (cardinality(mapping) = cardinality(header))
);
create index crm_imports_of_person on public.crm_imports (created_by, fingerprint, created_at);
create index crm_imports_by_time on public.crm_imports (created_at, id);
create index crm_imports_under_way on public.crm_imports (updated_at)
  where state in ('checking', 'running', 'undoing');
revoke all on public.crm_imports from public, anon, authenticated, service_role;
alter table public.crm_imports enable row level security;
grant select (id, created_by, product, file_name, storage_key, encoding, separator, header, fingerprint,
  lines, mapping, source, on_known, state, failure, round, passed, made, changed, unchanged, problems, undone,
  kept, created_at, updated_at, started_at, ended_at, undone_at) on public.crm_imports to authenticated;
grant select on public.crm_imports to service_role;
comment on table public.crm_imports is
  'Files of contacts that staff have sent, with what each column means and how far it is.';
comment on column public.crm_imports.id is
  'Made by whoever sends it, so that a file that is sent twice is one import.';
comment on column public.crm_imports.storage_key is
  'The file, until its lines are in crm_import_lines and the import has begun.';
comment on column public.crm_imports.fingerprint is
  'Of the header''s words: the next file of the same person with this header is read alike.';
comment on column public.crm_imports.mapping is 'What each column is; empty for one that is left out.';
comment on column public.crm_imports.source is 'Source of the contacts whose line names none.';
comment on column public.crm_imports.on_known is
  'What a line does with a contact that is known: fills its blanks, replaces what it has, or nothing.';
comment on column public.crm_imports.round is 'Counts the checks: one that was replaced stops.';
comment on column public.crm_imports.passed is 'Lines that are through, of the state it is in.';

create table public.crm_import_lines (
  id uuid primary key default gen_random_uuid(),
  import_id uuid not null references public.crm_imports (id) on delete cascade,
  line integer not null check (line > 0),
  cells text[] not null,
  fields jsonb not null default '{}' check (jsonb_typeof(fields) = 'object'),
  plan text not null check (plan in ('new', 'known', 'twin', 'unchanged', 'problem')),
  outcome text check (outcome in ('made', 'changed', 'unchanged', 'problem', 'undone', 'kept')),
  standing text generated always as (coalesce(outcome, plan)) stored,
  remarks text[] not null default '{}',
  contact_id uuid references public.crm_contacts (id) on delete cascade,
  traces jsonb not null default '{}' check (jsonb_typeof(traces) = 'object'),
  ran_at timestamptz,
  created_at timestamptz not null default now(),
  unique (import_id, line)
);
create index crm_import_lines_by_standing on public.crm_import_lines (import_id, standing, line);
create index crm_import_lines_waiting on public.crm_import_lines (import_id, line)
  where outcome is null and plan <> 'problem';
create index crm_import_lines_of_contact on public.crm_import_lines (contact_id)
  where contact_id is not null;
create index crm_import_lines_by_time on public.crm_import_lines (created_at);
revoke all on public.crm_import_lines from public, anon, authenticated, service_role;
alter table public.crm_import_lines enable row level security;
grant select (id, import_id, line, cells, plan, outcome, standing, remarks, contact_id, ran_at) on
  public.crm_import_lines to authenticated;
grant select on public.crm_import_lines to service_role;
comment on table public.crm_import_lines is
  'The lines of an import and what became of each; they go after 30 days, and with their contact.';
comment on column public.crm_import_lines.fields is 'What the cells say, in the form it is stored.';
comment on column public.crm_import_lines.plan is
  'By the dry run: makes a contact (new), changes one that is known (known) or that a line before it is '
  'about (twin), changes nothing (unchanged), or cannot go in (problem).';
comment on column public.crm_import_lines.standing is 'The outcome, and before there is one the plan.';
comment on column public.crm_import_lines.remarks is
  'Codes of what was wrong with it (field:code), or of why undoing kept it.';
comment on column public.crm_import_lines.traces is
  'What it made and what stood there before, for undoing: rows {table, id, print, before, after}.';

create table private.import_drafts (
  import_id uuid references public.crm_imports (id) on delete cascade,
  kind text check (kind in ('contact', 'point', 'deal', 'note', 'company', 'cnpj')),
  id text,
  contact_id uuid,
  key text,
  stands jsonb,
  primary key (import_id, kind, id)
);
create index import_drafts_by_key on private.import_drafts (import_id, key) where key is not null;
create index import_drafts_of_contact on private.import_drafts (import_id, contact_id)
  where contact_id is not null;
revoke all on private.import_drafts from public, anon, authenticated, service_role;
alter table private.import_drafts enable row level security;
comment on table private.import_drafts is
  'Rows as the lines of a dry run would leave them, for the lines after them; gone when it ends.';
comment on column private.import_drafts.key is
  'Match key of a point, name of a company in lower case, or CNPJ.';
