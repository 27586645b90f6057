create or replace function public.write_project_comment(
  p_id uuid, p_update uuid, p_version uuid, p_body text
) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects;
  from_client boolean;
begin
  select p.* into project from public.projects p where p.id = coalesce(
    (select u.project_id from public.project_updates u where u.id = p_update),
    (select d.project_id from public.deliverable_versions v
      join public.deliverables d on d.id = v.deliverable_id where v.id = p_version)) for share;
  from_client := project.shown_at is not null
    and private.is_member(project.organization_id, '{owner,member}');
  if project.id is null
    or not from_client and not public.has_permission(private.uid(), 'projects', 'update') then
    return false;
  end if;
  insert into public.project_comments (id, project_id, update_id, version_id, from_client, author_id, body)
    values (p_id, project.id, p_update, p_version, from_client, private.uid(), btrim(p_body))
    on conflict (id) do nothing;
  perform pg_notify('lists_changed', 'projects');
  return true;
end
$$;
revoke all on function public.write_project_comment from public, anon, authenticated, service_role;
grant execute on function public.write_project_comment to authenticated;
comment on function public.write_project_comment is
  'Keeps what somebody says below news or a version: owners and members of its client, and staff who may change projects. Under an id by which it is kept once. False where it is none of theirs.';
