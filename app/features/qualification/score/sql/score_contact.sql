create or replace function private.score_contact() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.score_leads(array(
    select s.id from public.qualification_submissions s where s.contact_id = new.id));
  return null;
end
$$;
comment on function private.score_contact is
  'Trigger: whether the telephone was checked counts in every lead of the contact.';
