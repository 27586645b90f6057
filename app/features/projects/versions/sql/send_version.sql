create or replace function public.send_version(
  p_id uuid, p_project uuid, p_deliverable uuid, p_title text, p_position integer, p_file jsonb,
  p_link text, p_changes text, p_holds boolean
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
  deliverable public.deliverables;
  next integer;
  reader uuid;
begin
  if exists (select from public.deliverable_versions v where v.id = p_id) then
    return (select v.deliverable_id from public.deliverable_versions v where v.id = p_id);
  elsif project.shown_at is null then
    raise exception 'project_not_shown' using errcode = 'PT409';
  end if;
  if p_deliverable is null then
    insert into public.deliverables (project_id, position, title)
      values (project.id, p_position, btrim(p_title)) returning * into deliverable;
  else
    select * into deliverable from public.deliverables d
      where d.id = p_deliverable and d.project_id = project.id;
    if deliverable.id is null then
      raise exception 'deliverable_gone' using errcode = 'PT404';
    end if;
  end if;
  select coalesce(max(v.number), 0) + 1 into next from public.deliverable_versions v
    where v.deliverable_id = deliverable.id;
  update public.deliverable_versions v set state = 'replaced'
    where v.deliverable_id = deliverable.id and v.state = 'waiting';
  update public.project_waits w set until = private.business_day(now())
    from public.deliverable_versions v
    where v.deliverable_id = deliverable.id and w.version_id = v.id and w.until is null;
  insert into public.deliverable_versions
      (id, deliverable_id, number, storage_key, file_name, content_type, size, sha256, link, changes, drawing)
    values (p_id, deliverable.id, next, p_file ->> 'key', p_file ->> 'name', p_file ->> 'type',
      (p_file ->> 'size')::integer, p_file ->> 'sha256', nullif(btrim(p_link), ''),
      nullif(btrim(p_changes), ''), case when p_file ->> 'type' in
        ('application/pdf', 'image/jpeg', 'image/png', 'image/gif') then 'waiting' end);
  insert into public.outbox (kind, payload)
    select 'project.draw-version', jsonb_build_object('version_id', v.id)
    from public.deliverable_versions v where v.id = p_id and v.drawing = 'waiting';
  if p_holds then
    insert into public.project_waits (project_id, position, version_id, what, since)
      values (project.id, deliverable.position, p_id, deliverable.title, private.business_day(now()));
  end if;
  perform private.record_project_event(project.id, 'version',
    jsonb_build_object('version', p_id, 'number', next));
  -- Notifies those who may decide; other members find the version in the portal.
  for reader in select m.user_id from public.client_members m
    join public.user_profiles p on p.user_id = m.user_id and p.is_active
    where m.organization_id = project.organization_id and m.role = 'owner' order by m.user_id
  loop
    perform private.notify_client(reader, project.organization_id, 'deliverable', deliverable.title,
      'deliverable', deliverable.id, 'project.version-mail',
      jsonb_build_object('version_id', p_id, 'user_id', reader));
  end loop;
  return deliverable.id;
end
$$;
grant execute on function public.send_version to authenticated;
comment on function public.send_version is
  'Sends the next version of a deliverable, or a new deliverable; a waiting version is replaced. With p_holds its stage waits for the client from today. Idempotent by id. Refuses with projects_update_missing, project_gone, deliverable_gone or project_not_shown.';
