-- not null: email, name, locale, organization_id, organization, owner_name, owner_email
create or replace function private.owner_for_mail(p_member uuid, p_user uuid)
returns table (email text, name text, locale text, organization_id uuid, organization text, owner_name text,
  owner_email text, added_by text)
language sql stable security definer set search_path = ''
as $$
  select u.email, u.display_name, u.locale, o.id, private.name_of_client(o.id::text),
    coalesce(nullif(n.display_name, ''), n.email), n.email, coalesce(nullif(b.display_name, ''), b.email)
  from public.client_members j
  join public.client_organizations o on o.id = j.organization_id and o.is_active
  join public.user_profiles n on n.user_id = j.user_id
  join public.client_members m on m.organization_id = o.id and m.user_id = p_user and m.role = 'owner'
  join public.user_profiles u on u.user_id = m.user_id and u.is_active
  left join public.user_profiles b on b.user_id = j.added_by
  where j.id = p_member and j.role = 'owner'
$$;
grant execute on function private.owner_for_mail to service_role;
comment on function private.owner_for_mail is
  'The mail to an owner about a new owner; no row where one of them is no longer an owner.';
