-- What a person has made of a list for herself: its filters, order and search under a name, to come
-- back to. Read by its person alone; written through public.put_list_view and public.drop_list_view.
-- expand

create table public.list_views (
  id uuid primary key,
  user_id uuid not null references public.user_profiles (user_id) on delete cascade,
  list text not null check (list ~ '^[a-z-]{1,40}$'),
  name text not null check (name = btrim(name) and length(name) between 1 and 40
    and name !~ '[[:cntrl:]]'),
  query text not null check (query ~ '^[?][!-~]*$' and length(query) <= 1000),
  created_at timestamptz not null default now()
);
create unique index list_views_name_key on public.list_views (user_id, list, lower(name));
create unique index list_views_query_key on public.list_views (user_id, list, query);
revoke all on public.list_views from public, anon, authenticated, service_role;
alter table public.list_views enable row level security;
grant select (id, user_id, list, name, query, created_at) on public.list_views to authenticated;
grant select on public.list_views to service_role;
comment on table public.list_views is
  'Lists of staff as a person wants to come back to them; at most twelve a person and list.';
comment on column public.list_views.list is 'Which list, as its screen calls it.';
comment on column public.list_views.query is
  'Filters and order as the address of the list has them, from the question mark on.';

-- Before the profile that it hangs on. A search may hold somebody else's address: it goes with her.
insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (69, 'public.list_views', 't.user_id = ($1).user_id or strpos(lower(t.query),
    replace(replace(($1).email, ''@'', ''%40''), ''+'', ''%2b'')) > 0', 'delete', '{}');
