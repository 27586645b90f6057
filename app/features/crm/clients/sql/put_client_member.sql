create or replace function public.put_client_member(
  p_organization uuid, p_user uuid, p_role text, p_contact uuid default null
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'projects', 'update') then
    perform private.refuse('projects_update_missing');
  end if;
  perform private.check_client(p_organization);
  if private.rank_of(p_user) > 0 then
    raise exception 'invited_colleague' using errcode = 'PT409';
  end if;
  insert into public.client_members as m (organization_id, user_id, role, contact_id, added_by)
    values (p_organization, p_user, p_role, p_contact, private.uid())
    on conflict (organization_id, user_id) do update
      set role = excluded.role, contact_id = coalesce(excluded.contact_id, m.contact_id);
end
$$;
grant execute on function public.put_client_member to authenticated;
comment on function public.put_client_member is
  'Sets the role of a person at a client. Refuses with projects_update_missing; 23503 where client, '
  'account or contact was deleted, 23514 for another role, or invited_colleague for an account of staff.';
