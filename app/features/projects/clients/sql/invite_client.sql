create or replace function public.invite_client(
  p_project uuid, p_email text, p_name text, p_role text, p_locale text
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
  address text := lower(btrim(p_email));
  invitation uuid;
begin
  perform private.check_client(project.organization_id);
  if project.shown_at is null then
    raise exception 'project_not_shown' using errcode = 'PT409';
  elsif exists (select from identity.users u where u.email = address and private.rank_of(u.id) > 0) then
    raise exception 'invited_colleague' using errcode = 'PT409';
  elsif exists (select from public.client_members m
      join public.user_profiles p on p.user_id = m.user_id
      where m.organization_id = project.organization_id and p.email = address) then
    raise exception 'already_member' using errcode = 'PT409';
  end if;
  insert into public.client_invitations as i (organization_id, project_id, email, name, role, locale)
    values (project.organization_id, project.id, address, btrim(p_name), p_role, p_locale)
    on conflict (organization_id, email) where accepted_at is null and revoked_at is null do update
      set revision = i.revision + 1, sent_at = clock_timestamp(), project_id = excluded.project_id,
        name = excluded.name, role = excluded.role, locale = excluded.locale,
        expires_at = clock_timestamp() + interval '7 days', invited_by = excluded.invited_by
    returning i.id into invitation;
  perform private.record_security_event('client_invited', 'info', null,
    jsonb_build_object('organization', project.organization_id, 'role', p_role));
  perform private.record_project_event(project.id, 'invited', jsonb_build_object('role', p_role));
  insert into public.outbox (kind, payload)
    values ('project.invitation-mail', jsonb_build_object('invitation_id', invitation));
  return invitation;
end
$$;
grant execute on function public.invite_client to authenticated;
comment on function public.invite_client is
  'Invites somebody to a published project in a role of the client, for seven days; a second invitation replaces the '
  'first, whose link becomes invalid. Refuses with projects_update_missing, project_gone, project_not_shown, '
  'invited_colleague or already_member.';
