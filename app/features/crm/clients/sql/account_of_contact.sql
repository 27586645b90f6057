create or replace function private.account_of_contact(p_contact uuid) returns uuid
language sql stable set search_path = ''
as $$
  select u.id from public.crm_contact_points k
  join identity.users u on private.point_key('email', u.email) = k.match_key and u.email_verified
  join public.user_profiles p on p.user_id = u.id and p.is_active
  where k.contact_id = p_contact and k.kind = 'email'
  order by k.is_primary desc, k.created_at, k.id limit 1
$$;
comment on function private.account_of_contact is
  'The account of a contact: one with a confirmed address of the contact.';
