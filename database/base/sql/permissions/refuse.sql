create or replace function private.refuse(reason text) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception '%', reason using errcode = 'PT403';
end
$$;
comment on function private.refuse is 'Refuses with a code: the permission that is missing, or the rule.';
