-- The dry run of an import says what will become of each line, after the lines before it.
-- expand

alter table public.crm_import_lines drop constraint crm_import_lines_plan_check;
alter table public.crm_import_lines add constraint crm_import_lines_plan_check
  check (plan in ('new', 'known', 'twin', 'unchanged', 'problem'));
comment on column public.crm_import_lines.plan is
  'By the dry run: makes a contact (new), changes one that is known (known) or that a line before it '
  'is about (twin), changes nothing (unchanged), or cannot go in (problem).';

create table private.import_drafts (
  import_id uuid not null references public.crm_imports (id) on delete cascade,
  kind text not null check (kind in ('contact', 'point', 'deal', 'note', 'company', 'cnpj')),
  id text not null,
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
