-- not null: user_id
create or replace function private.accept_invitation(p_id uuid, p_revision integer)
returns table (user_id uuid, project_id uuid, proved boolean)
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.client_invitations;
  account uuid;
  known boolean;
begin
  select i.* into invitation from public.client_invitations i
    join public.client_organizations o on o.id = i.organization_id and o.is_active
    where i.id = p_id and i.revision = p_revision and i.accepted_at is null and i.revoked_at is null
      and i.expires_at > now() for update of i;
  if invitation.id is null then
    return;
  end if;
  insert into identity.users (name, email, email_verified, locale)
    values (invitation.name, invitation.email, true, invitation.locale)
    on conflict (email) do nothing returning id into account;
  if account is null then
    select u.id, u.email_verified into account, known from identity.users u
      where u.email = invitation.email for update;
    if not known then
      -- An unverified address proves no owner: anybody may have signed up with it.
      delete from identity.accounts c where c.user_id = account;
      delete from identity.sessions s where s.user_id = account;
      update identity.users u set email_verified = true where u.id = account;
    end if;
  end if;
  insert into public.client_members as m (organization_id, user_id, role, contact_id, added_by)
    values (invitation.organization_id, account, invitation.role, (
      select c.id from public.crm_contact_points k join public.crm_contacts c on c.id = k.contact_id
      where k.kind = 'email' and k.match_key = private.point_key('email', invitation.email)
        and c.merged_into is null and c.is_active
      order by k.is_primary desc, k.created_at, k.id limit 1),
      (select p.user_id from public.user_profiles p where p.user_id = invitation.invited_by))
    on conflict on constraint client_members_organization_id_user_id_key do nothing;
  update public.client_invitations i set accepted_at = clock_timestamp() where i.id = invitation.id;
  if invitation.project_id is not null then
    insert into public.project_events (project_id, kind, details, actor)
      values (invitation.project_id, 'joined', jsonb_build_object('role', invitation.role), account);
  end if;
  return query select account, invitation.project_id, coalesce(known, false);
end
$$;
grant execute on function private.accept_invitation to service_role;
comment on function private.accept_invitation is
  'Makes the account of the invited address a member, once. The link proves the address, and a former password '
  'of an unverified account is removed. Null where the invitation is no longer open.';
