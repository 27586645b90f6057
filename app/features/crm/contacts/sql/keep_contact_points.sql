drop function if exists private.keep_contact_points();
create or replace function private.keep_contact_points(
  former public.crm_contacts, contact public.crm_contacts
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  point record;
begin
  for point in
    select p.kind, p.value, private.point_key(p.kind, p.value) as match_key
    from (values ('email', contact.email, former.email), ('phone', contact.phone, former.phone)) p (kind, value, was)
    where p.value is distinct from p.was
  loop
    update public.crm_contact_points p set is_primary = false
      where p.contact_id = contact.id and p.kind = point.kind and p.is_primary
        and p.match_key is distinct from point.match_key;
    insert into public.crm_contact_points as p (contact_id, kind, value, match_key, is_primary)
      select contact.id, point.kind, point.value, point.match_key, true
      where length(point.match_key) >= 3
      on conflict (contact_id, kind, match_key) do update
        set value = excluded.value, is_primary = true;
  end loop;
end
$$;
comment on function private.keep_contact_points is
  'Step: e-mail and telephone of a contact are its primary points; their former values stay as further points.';
