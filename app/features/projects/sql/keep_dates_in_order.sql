create or replace function private.keep_dates_in_order() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects;
begin
  select * into project from public.projects p where p.id = new.project_id;
  if exists (
      select from (
        select s.*, lag(s.promised_on) over by_place as promised_before,
          lag(coalesce(s.actual_on, s.planned_on, s.promised_on)) over by_place as seen_before,
          lag(s.actual_on) over by_place as actual_before
        from public.project_stages s where s.project_id = new.project_id
        window by_place as (order by s.position)) s
      where s.promised_on < project.starts_on
        or coalesce(s.actual_on, s.planned_on, s.promised_on) < project.starts_on
        or s.promised_on < s.promised_before
        or s.position > 1 and s.promised_on is not null and s.promised_before is null
        or coalesce(s.actual_on, s.planned_on, s.promised_on) < s.seen_before
        or s.position > 1 and s.actual_on is not null and s.actual_before is null) then
    raise exception 'dates_out_of_order' using errcode = 'PT409';
  end if;
  if tg_op = 'UPDATE' and project.shown_at is not null and exists (
      select from (values ('promised', old.promised_on, new.promised_on),
        ('planned', old.planned_on, new.planned_on), ('actual', old.actual_on, new.actual_on))
        v (kind, before, after)
      where v.before is distinct from v.after and not exists (
        select from public.project_date_changes c
        where c.project_id = new.project_id and c.position = new.position and c.kind = v.kind
          and c.from_on is not distinct from v.before and c.to_on is not distinct from v.after)) then
    raise exception 'date_without_cause' using errcode = 'PT409';
  end if;
  return null;
end
$$;
comment on function private.keep_dates_in_order is
  'Constraint trigger: stages end in order, no stage has a promise after one without, and each changed date that a '
  'client may have seen has a recorded change with a cause.';
