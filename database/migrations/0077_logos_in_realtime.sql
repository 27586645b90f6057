-- Changes of logos for clients that listen through Supabase's realtime service, which reads this
-- publication. The site's own pages and screens hear of changes without it.
do $$
begin
  if not exists (select from pg_catalog.pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
  if not exists (select from pg_catalog.pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'logos') then
    alter publication supabase_realtime add table public.logos;
  end if;
-- The owner may not everywhere: then an administrator does it, where realtime is wanted at all.
exception when insufficient_privilege then
  raise notice 'logos are in no realtime publication: %', sqlerrm;
end
$$;
