create or replace function private.raise_generation() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  next_generation bigint;
begin
  update public.cache_generation
    set generation = generation + 1, changed_at = clock_timestamp()
    returning generation into next_generation;
  perform pg_notify('generation', next_generation::text);
end
$$;
comment on function private.raise_generation is
  'Makes every process render its pages again; called after a change of their content.';
