create or replace function private.subject_of_crm_note(p_note public.crm_notes) returns text
language sql immutable set search_path = ''
return case when p_note.deal_id is not null then 'deal' when p_note.contact_id is not null then 'contact'
  else 'company' end;
comment on function private.subject_of_crm_note is 'Whether a note is on a deal, a contact or a company.';
