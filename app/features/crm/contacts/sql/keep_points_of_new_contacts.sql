create or replace function private.keep_points_of_new_contacts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.crm_contact_points (contact_id, kind, value, match_key, is_primary)
    select c.id, 'email', c.email, k.key, true
    from added c, lateral (select private.point_key('email', c.email) as key offset 0) k
    where length(k.key) >= 3
    union all
    select c.id, 'phone', c.phone, c.phone_key, true from added c where length(c.phone_key) >= 3;
  return null;
end
$$;
comment on function private.keep_points_of_new_contacts is
  'Statement trigger: e-mail and telephone of new contacts are their primary points.';
