create or replace function private.keep_keys_of_new_companies() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_company_keys(n.id, n.name, n.site) from added n;
  return null;
end
$$;
comment on function private.keep_keys_of_new_companies is
  'Statement trigger: new companies are found by their names and sites.';
