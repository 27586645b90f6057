-- not null: *
create or replace function public.write_project_comment(
  p_id uuid, p_update uuid, p_version uuid, p_body text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects;
  from_client boolean;
  reader uuid;
begin
  select p.* into project from public.projects p where p.id = coalesce(
    (select u.project_id from public.project_updates u where u.id = p_update),
    (select d.project_id from public.deliverable_versions v
      join public.deliverables d on d.id = v.deliverable_id where v.id = p_version)) for share;
  from_client := project.shown_at is not null
    and private.is_member(project.organization_id, '{owner,member}');
  if project.id is null
    or not from_client and not private.may_in('projects', 'update', project.product) then
    return false;
  end if;
  insert into public.project_comments (id, project_id, update_id, version_id, from_client, author_id, body)
    values (p_id, project.id, p_update, p_version, from_client, private.uid(), btrim(p_body))
    on conflict (id) do nothing;
  -- Replies notify the members of the client who have commented there.
  if found and not from_client then
    for reader in select distinct m.user_id from public.project_comments c
      join public.client_members m on m.user_id = c.author_id and m.organization_id = project.organization_id
      where c.from_client and (c.update_id = p_update or c.version_id = p_version)
        and m.user_id is distinct from private.uid() order by m.user_id
    loop
      perform private.notify_client(reader, project.organization_id, 'answer', project.name,
        case when p_version is null then 'project_update' else 'version' end, coalesce(p_version, p_update));
    end loop;
  end if;
  perform pg_notify('lists_changed', 'projects');
  return true;
end
$$;
grant execute on function public.write_project_comment to authenticated;
comment on function public.write_project_comment is
  'Saves a comment on news or a version, for owners and members of its client, and staff who may change projects. '
  'Idempotent by id. False where the caller may not comment there.';
