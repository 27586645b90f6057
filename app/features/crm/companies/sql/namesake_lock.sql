create or replace function private.namesake_lock(p_contact public.crm_contacts, p_company uuid) returns bigint
language sql stable set search_path = ''
return hashtextextended('namesakes ' || p_company || ' '
  || left(private.folded(coalesce(p_contact.name, p_contact.email, p_contact.phone, '')), 200), 0);
comment on function private.namesake_lock is
  'The advisory lock that contacts of one name take before they come to one company.';
