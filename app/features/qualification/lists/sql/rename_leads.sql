drop function if exists private.rename_leads();
create or replace function private.rename_leads(p_contact uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.qualification_submissions s
    set person_key = private.person_key(p_contact, s.form_data, s.form_snapshot)
    where s.contact_id = p_contact;
  update private.lead_words w
    set words = private.search_text_of_lead(s.protocol, p_contact, s.form_data, s.form_snapshot)
    from public.qualification_submissions s where s.contact_id = p_contact and w.id = s.id;
end
$$;
comment on function private.rename_leads is
  'Step: updates sort keys and search rows of leads after their contact was renamed.';
