-- not null: *
create or replace function public.invite_to_client(
  p_organization uuid, p_email text, p_name text, p_role text, p_locale text
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(btrim(p_email));
  invitation uuid;
begin
  if not private.is_member(p_organization, '{owner}') then
    return 'gone';
  elsif private.rank_of(private.uid()) > 0 then
    return 'staff';
  elsif exists (select from identity.users u where u.email = address and private.rank_of(u.id) > 0) then
    return 'colleague';
  elsif exists (select from public.client_members m join public.user_profiles p on p.user_id = m.user_id
      where m.organization_id = p_organization and p.email = address) then
    return 'already';
  elsif not private.count_hit(jsonb_build_array('client invitations', p_organization)::text, 10, interval '1 hour') then
    return 'limited';
  end if;
  insert into public.client_invitations as i (organization_id, email, name, role, locale)
    values (p_organization, address, btrim(p_name), p_role, p_locale)
    on conflict (organization_id, email) where accepted_at is null and revoked_at is null do update
      set revision = i.revision + 1, sent_at = clock_timestamp(), name = excluded.name, role = excluded.role,
        locale = excluded.locale, expires_at = clock_timestamp() + interval '7 days',
        invited_by = excluded.invited_by
    returning i.id into invitation;
  perform private.record_security_event('client_invited', 'info', null,
    jsonb_build_object('organization', p_organization, 'role', p_role));
  insert into public.outbox (kind, payload)
    values ('project.invitation-mail', jsonb_build_object('invitation_id', invitation));
  return 'invited';
end
$$;
grant execute on function public.invite_to_client to authenticated;
comment on function public.invite_to_client is
  'Invites a person on behalf of an owner of a client, for seven days; a new invitation replaces the former one. '
  'Returns invited, already, limited (10 an hour for a client), staff where the caller '
  'has a staff role, colleague where the address belongs to staff, or gone.';
