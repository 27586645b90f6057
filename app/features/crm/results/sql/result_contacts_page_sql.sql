create or replace function private.result_contacts_page_sql(
  p_converted text, p_descending boolean, p_after uuid, p_limit integer
) returns text
language sql stable
return 'select s.id, s.name, s.email, s.phone, s.company, s.source, s.created_at
  from public.crm_contacts s where ' || private.result_contact_conditions(p_converted)
  || private.index_page('public.crm_contacts', '{}', '{}', array['s.created_at', 's.id'], null, null,
    p_descending, p_after, private.page_size(p_limit));
comment on function private.result_contacts_page_sql is 'The statement of result_contacts_page().';
