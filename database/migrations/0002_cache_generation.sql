-- One number that every rendered page and the settings snapshot are stamped with.

create table public.cache_generation (
  singleton boolean primary key default true check (singleton),
  generation bigint not null default 1,
  changed_at timestamptz not null default now()
);
insert into public.cache_generation default values;

revoke all on public.cache_generation from public, anon, authenticated, service_role;
alter table public.cache_generation enable row level security;
create policy cache_generation_read on public.cache_generation
  for select to anon, authenticated, service_role using (true);
-- Not granted to anyone: writing. The triggers below write as the owner.
grant select (generation) on public.cache_generation to anon, authenticated, service_role;
comment on table public.cache_generation is
  'A row, not a sequence: the new number becomes visible with the change that caused it.';
comment on column public.cache_generation.generation is
  'Rises with every change to a table that pages read; announced on channel "generation".';

create function private.bump_generation() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  next_generation bigint;
begin
  -- A statement that changed no row (a seed on a filled table) leaves cached pages alone. Nested,
  -- because TRUNCATE has no transition table that the inner condition could name.
  if tg_op <> 'TRUNCATE' then
    if not exists (select 1 from changed) then
      return null;
    end if;
  end if;
  update public.cache_generation
    set generation = generation + 1, changed_at = clock_timestamp()
    returning generation into next_generation;
  perform pg_notify('generation', next_generation::text);
  return null;
end
$$;
revoke all on function private.bump_generation() from public;
comment on function private.bump_generation() is 'Statement trigger of the tables that pages read.';

-- For migrations only: a new table that pages read calls it once.
create function private.pages_read(target regclass) returns void
language plpgsql set search_path = ''
as $$
declare
  event text;
begin
  -- A transition table belongs to one event, so there is a trigger for each.
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger bump_generation_%1$s after %1$s on %2$s
         referencing %3$s table as changed
         for each statement execute function private.bump_generation()',
      event, target, case when event = 'delete' then 'old' else 'new' end);
  end loop;
  execute format(
    'create trigger bump_generation_truncate after truncate on %s
       for each statement execute function private.bump_generation()', target);
end
$$;
revoke all on function private.pages_read(regclass) from public;
comment on function private.pages_read(regclass) is
  'Makes every change of a table bump the generation. Granted to nobody: migrations call it.';
