create or replace function private.lock_import_keys(p_import_id uuid, p_lines integer[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- The words of find_or_make_contact(), and its order: e-mails, phones, WhatsApp, companies.
  perform pg_advisory_xact_lock(k.lock) from (
    select hashtextextended(n.kind || n.key, 0) as lock from (
      select 'contact e-mail ' as kind, e.address as key
        from public.crm_import_lines l, jsonb_array_elements_text(l.fields -> 'emails') e (address)
        where l.import_id = p_import_id and l.line = any (p_lines)
      union
      select 'contact phone ', private.phone_key(e.phone)
        from public.crm_import_lines l, jsonb_array_elements_text(l.fields -> 'phones') e (phone)
        where l.import_id = p_import_id and l.line = any (p_lines)
      union
      select 'contact whatsapp ', w.handle
        from public.crm_import_lines l, jsonb_array_elements_text(l.fields -> 'whatsapps') w (handle)
        where l.import_id = p_import_id and l.line = any (p_lines)
      union
      select 'works at ', private.company_key(l.fields ->> 'company')
        from public.crm_import_lines l where l.import_id = p_import_id and l.line = any (p_lines)
    ) n where n.key is not null
    order by (n.kind || n.key) collate "C" offset 0
  ) k;
end
$$;
comment on function private.lock_import_keys is
  'Takes the locks of all contacts of a batch before its first row lock, in a fixed order, so that a '
  'concurrent lead finds the same contact, without deadlocks.';
