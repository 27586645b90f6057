create or replace function public.client_people(p_organization uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'members', (select coalesce(jsonb_agg(jsonb_build_object('user', m.user_id, 'role', m.role,
        'me', m.user_id = private.uid(), 'name', coalesce(nullif(p.display_name, ''), split_part(p.email, '@', 1)),
        'email', case when private.client_role(p_organization) = 'owner' then p.email end)
        order by m.created_at, m.id), '[]')
      from public.client_members m join public.user_profiles p on p.user_id = m.user_id and p.is_active
      where m.organization_id = p_organization),
    'invitations', case when private.client_role(p_organization) = 'owner' then (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'email', i.email, 'name', i.name, 'role', i.role,
          'locale', i.locale, 'sentAt', i.sent_at, 'expiresAt', i.expires_at,
          'late', i.expires_at <= clock_timestamp()) order by i.created_at, i.id), '[]')
      from public.client_invitations i
      where i.organization_id = p_organization and i.accepted_at is null and i.revoked_at is null) end)
  where private.is_member(p_organization)
$$;
grant execute on function public.client_people to authenticated;
comment on function public.client_people is
  'The members of a client, for its members; addresses and invitations only for its owners. Null for others.';
