-- The written leave of clients whose cases the site tells.
-- expand
create table public.case_leaves (
  id uuid primary key default gen_random_uuid(),
  case_slug text not null unique check (case_slug ~ '^[A-Za-z0-9-]{1,120}$'),
  given_by text not null check (given_by ~ '\S' and char_length(given_by) <= 160),
  given_on date not null,
  given_as text not null check (given_as in ('contract', 'document', 'email', 'message')),
  body text not null default '' check (char_length(body) <= 10000),
  storage_key text unique check (storage_key ~ '^leaves/[0-9a-f]{64}$'),
  file_name text check (char_length(file_name) between 1 and 200),
  file_type text check (char_length(file_type) between 1 and 100),
  file_size integer check (file_size between 1 and 8388608),
  revision integer not null default 1,
  constraint case_leaves_file_check check (num_nulls(storage_key, file_name, file_type, file_size) in (0, 4)),
  constraint case_leaves_proof_check check (body ~ '\S' or storage_key is not null)
);
revoke all on public.case_leaves from public, anon, authenticated, service_role;
alter table public.case_leaves enable row level security;
grant select (id, case_slug, given_by, given_on, given_as, body, storage_key, file_name, file_type, file_size, revision),
  insert (id, case_slug, given_by, given_on, given_as, body, storage_key, file_name, file_type, file_size, revision),
  update (id, case_slug, given_by, given_on, given_as, body, storage_key, file_name, file_type, file_size, revision)
  on public.case_leaves to authenticated;
grant delete on public.case_leaves to authenticated;
comment on table public.case_leaves is
  'Who allowed a case to be shown, when and in which form, with the words or the file of it. Never on the site.';
comment on column public.case_leaves.case_slug is 'What content_overrides calls the case.';
comment on column public.case_leaves.given_by is 'The person who gave leave for the client, with what they do there.';
comment on column public.case_leaves.given_as is 'contract, document, email or message: all are in writing.';
comment on column public.case_leaves.body is 'The words of the leave; may be empty where a file has them.';
comment on column public.case_leaves.storage_key is 'Where its file lies in the storage; null without one.';
comment on column public.case_leaves.file_type is 'The type of the bytes of its file.';
comment on column public.case_leaves.revision is
  'Rises with every change; a save names the revision that it was made on.';
