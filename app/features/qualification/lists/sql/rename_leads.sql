create or replace function private.rename_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.qualification_submissions s
    set person_key = private.person_key(new.id, s.form_data, s.form_snapshot)
    where s.contact_id = new.id;
  update private.lead_words w
    set words = private.words_to_find(s.protocol, new.id, s.form_data, s.form_snapshot)
    from public.qualification_submissions s where s.contact_id = new.id and w.id = s.id;
  return null;
end
$$;
comment on function private.rename_leads is
  'Trigger: leads go by the name of their contact, and are found by it.';
