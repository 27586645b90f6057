create or replace function private.lock_company_name(p_name text) returns void
language plpgsql set search_path = ''
as $$
declare
  name_key text := private.company_key(p_name);
begin
  if name_key is not null then
    perform pg_advisory_xact_lock(hashtextextended('works at ' || name_key, 0));
  end if;
end
$$;
comment on function private.lock_company_name is
  'Several who type one new company at once take turns and make one row. Call it after the locks of e-mail, phone and '
  'WhatsApp and before a row of a contact is locked, as an import does.';
