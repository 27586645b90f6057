create or replace function private.check_may_note() returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    raise exception 'crm_update_missing' using errcode = 'PT403';
  end if;
  return private.uid();
end
$$;
comment on function private.check_may_note is
  'Refuses with crm_update_missing a caller who may not write notes on leads, deals, contacts and companies.';
