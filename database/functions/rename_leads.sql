create or replace function private.rename_leads() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.qualification_submissions s
    set person_key = private.person_key(new.id, s.form_data, s.form_snapshot)
    where s.contact_id = new.id;
  return null;
end
$$;
revoke all on function private.rename_leads from public, anon, authenticated, service_role;
comment on function private.rename_leads is 'Trigger: leads go by the name of their contact.';
