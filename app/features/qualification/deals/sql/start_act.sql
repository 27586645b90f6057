create or replace function private.start_act() returns boolean
language plpgsql set search_path = ''
as $$
begin
  if coalesce(current_setting('forja.act', true), '') <> '' then
    return false;
  end if;
  perform set_config('forja.act', gen_random_uuid()::text, true);
  return true;
end
$$;
comment on function private.start_act is
  'Gives what follows one operation id, unless it has one; says whether it did, and the caller ends it then.';
