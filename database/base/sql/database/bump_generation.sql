create or replace function private.bump_generation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A statement that changed no row (a seed on a filled table) leaves cached pages alone. Nested,
  -- because TRUNCATE has no transition table that the inner condition could name.
  if tg_op <> 'TRUNCATE' then
    if not exists (select 1 from changed) then
      return null;
    end if;
  end if;
  perform private.raise_generation();
  return null;
end
$$;
comment on function private.bump_generation is 'Statement trigger of the tables that pages read.';
