create or replace function private.keep_company_keys(p_company uuid, p_name text, p_site text) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into private.company_keys (kind, key, company_id)
    select k.kind, left(k.key, 254), p_company from (values
      ('name', private.company_key(p_name)),
      ('domain', private.company_domain('@' || regexp_replace(
        substring(p_site from '^https?://([^/:?#]+)'), '^www\.', '', 'i')))) k (kind, key)
    where k.key is not null
    on conflict do nothing;
end
$$;
comment on function private.keep_company_keys is
  'Step: a company is found by its name and by the domain of its site, and by those that it had before.';
