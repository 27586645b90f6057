create or replace function public.change_project_dates(
  p_project uuid, p_changes jsonb, p_cause text, p_whose text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
  act uuid := gen_random_uuid();
  change record;
  cause text := nullif(btrim(p_cause), '');
  any_moved boolean := false;
  reader uuid;
begin
  if project.shown_at is null then
    raise exception 'project_not_shown' using errcode = 'PT409';
  end if;
  for change in
    select n.position, n.kind, n."on" as to_on, case n.kind when 'promised' then s.promised_on
        when 'planned' then s.planned_on else s.actual_on end as from_on
    from jsonb_to_recordset(p_changes) as n (position smallint, kind text, "on" date)
    join public.project_stages s on s.project_id = project.id and s.position = n.position
  loop
    continue when change.to_on is not distinct from change.from_on;
    if change.kind = 'promised' and project.opened_at is not null then
      raise exception 'promise_stands' using errcode = 'PT409';
    elsif change.to_on not between project.starts_on and project.starts_on + interval '10 years' then
      raise exception 'date_out_of_range' using errcode = 'PT409';
    elsif change.kind = 'actual' and change.to_on > private.business_day(now()) then
      raise exception 'date_ahead' using errcode = 'PT409';
    end if;
    any_moved := true;
    insert into public.project_date_changes
        (act, project_id, position, kind, from_on, to_on, cause, whose)
      values (act, project.id, change.position, change.kind, change.from_on, change.to_on,
        cause, case when cause is not null then p_whose end);
    update public.project_stages s set
        promised_on = case change.kind when 'promised' then change.to_on else s.promised_on end,
        planned_on = case change.kind when 'planned' then change.to_on else s.planned_on end,
        actual_on = case change.kind when 'actual' then change.to_on else s.actual_on end
      where s.project_id = project.id and s.position = change.position;
  end loop;
  if not any_moved then
    raise exception 'dates_as_they_were' using errcode = 'PT409';
  end if;
  update public.projects p set updated_at = now() where p.id = project.id;
  -- The end of a stage needs no cause.
  if cause is not null then
    for reader in select m.user_id from public.client_members m
      where m.organization_id = project.organization_id and m.role <> 'finance' order by m.user_id
    loop
      perform private.notify_client(reader, project.organization_id, 'date', project.name,
        'project', project.id);
    end loop;
  end if;
end
$$;
grant execute on function public.change_project_dates to authenticated;
comment on function public.change_project_dates is
  'Changes dates of a published project together, with one cause: planned and actual ones, and promised ones until the client has opened it. Refuses with projects_update_missing, project_gone, promise_stands, date_out_of_range, date_ahead, dates_as_they_were or project_not_shown.';
