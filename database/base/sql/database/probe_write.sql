create or replace function private.probe_write()
returns void
language plpgsql set search_path = '' set work_mem = '64kB'
as $$
begin
  -- More rows than fit into memory: they go to a file, which a full disk refuses (53100).
  perform count(*) from pg_catalog.generate_series(1, 20000);
  update private.installation set written_at = clock_timestamp();
end
$$;
comment on function private.probe_write is
  'A small write, refused where the database is read-only (25006) or its disk is full (53100). Of the owner.';
grant execute on function private.probe_write() to forja_serving;
