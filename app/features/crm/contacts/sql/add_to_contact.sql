create or replace function private.add_to_contact(
  p_contact_id uuid, p_name text, p_email text, p_phone text, p_company text, p_note text
) returns text
language plpgsql set search_path = ''
as $$
declare
  known public.crm_contacts;
  free_mail boolean;
begin
  select * into known from public.crm_contacts c where c.id = p_contact_id for update;
  free_mail := p_email is not null and not exists (
    select from public.crm_contact_points k where k.kind = 'email' and k.match_key = p_email);
  update public.crm_contacts c set name = coalesce(c.name, p_name),
      email = coalesce(c.email, case when free_mail then p_email end),
      phone = coalesce(c.phone, p_phone), company = coalesce(c.company, p_company),
      phone_verified = case when c.phone is null then coalesce(p_phone ~ '^\+\d{8,15}$', false)
        else c.phone_verified end,
      is_active = true, updated_at = now()
    where c.id = p_contact_id;
  insert into public.crm_contact_points (contact_id, kind, value, match_key, is_primary)
    select p_contact_id, g.kind, g.value, private.point_key(g.kind, g.value), false
    from (values ('email', case when free_mail then p_email end), ('phone', p_phone)) g (kind, value)
    where length(private.point_key(g.kind, g.value)) >= 3
    on conflict (contact_id, kind, match_key) do nothing;
  -- A different name, and a different spelling of the address, are saved as typed.
  return nullif(concat_ws(', ', case when lower(known.name) <> lower(p_name) then p_name end,
    case when lower(known.company) <> lower(p_company) then p_company end,
    case when p_email is not null and not exists (select from public.crm_contact_points k
      where k.contact_id = p_contact_id and k.match_key = p_email) then p_email end, p_note), '');
end
$$;
comment on function private.add_to_contact is
  'Fills what is blank of a known contact and keeps new addresses beside the old ones; returns the note '
  'with what had no place, so that nothing that was typed is lost.';
