create or replace function private.set_person_key() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.person_key := private.person_key(new.contact_id, new.form_data, new.form_snapshot);
  return new;
end
$$;
comment on function private.set_person_key is
  'Trigger: after the lead has found its contact, whose name comes first.';
