-- Contacts, companies and deals that come as a CSV file: what was sent, and what became of each line.
-- expand

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
  mapping text[] check (cardinality(mapping) = cardinality(header)),
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
  undone_at timestamptz
);
create index crm_imports_of_person on public.crm_imports (created_by, fingerprint, created_at);
create index crm_imports_by_time on public.crm_imports (created_at, id);
create index crm_imports_under_way on public.crm_imports (updated_at)
  where state in ('checking', 'running', 'undoing');
revoke all on public.crm_imports from public, anon, authenticated, service_role;
alter table public.crm_imports enable row level security;
grant select on public.crm_imports to service_role;
grant select (id, created_by, product, file_name, storage_key, encoding, separator, header,
  fingerprint, lines, mapping, source, on_known, state, failure, round, passed, made, changed,
  unchanged, problems, undone, kept, created_at, updated_at, started_at, ended_at, undone_at)
  on public.crm_imports to authenticated;
-- Not granted: any writing. begin_import() and its like say what may follow what.
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
  plan text not null check (plan in ('new', 'known', 'twin', 'problem')),
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
grant select on public.crm_import_lines to service_role;
grant select (id, import_id, line, cells, plan, outcome, standing, remarks, contact_id, ran_at)
  on public.crm_import_lines to authenticated;
-- Not granted: fields and traces, which only the import itself reads; any writing.
comment on table public.crm_import_lines is
  'The lines of an import and what became of each; they go after 30 days, and with their contact.';
comment on column public.crm_import_lines.fields is 'What the cells say, in the form it is stored.';
comment on column public.crm_import_lines.plan is
  'By the dry run: a new contact, one that is known, one that stands in the file before, or a problem.';
comment on column public.crm_import_lines.standing is 'The outcome, and before there is one the plan.';
comment on column public.crm_import_lines.remarks is
  'Codes of what was wrong with it (field:code), or of why undoing kept it.';
comment on column public.crm_import_lines.traces is
  'What it made and what stood there before, for undoing: rows {table, id, print, before, after}.';

-- How a company without a CNPJ is found.
create index if not exists crm_companies_by_lower_name on public.crm_companies (lower(name));

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (127, 'public.crm_import_lines', 't.contact_id = any (($1).contacts)
      or t.fields -> ''emails'' ? ($1).email', 'delete', '{traces}'),
  (128, 'public.crm_imports', 't.created_by = ($1).user_id', 'created_by = null, file_name = ''import.csv''', '{storage_key}');
