create or replace function public.save_project(
  p_project uuid, p_revision integer, p_name text, p_starts_on date, p_conducted_by uuid, p_stages jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  project public.projects := private.check_project(p_project);
begin
  if project.revision <> p_revision then
    raise exception 'changed' using errcode = 'PT409';
  elsif project.shown_at is not null and project.starts_on <> p_starts_on then
    raise exception 'promise_shown' using errcode = 'PT409';
  elsif p_starts_on not between '2010-01-01' and '2099-12-31' or exists (
      select from jsonb_to_recordset(p_stages) as n (promised_on date)
      where n.promised_on > p_starts_on + interval '10 years') then
    raise exception 'date_out_of_range' using errcode = 'PT409';
  end if;
  update public.projects p set name = btrim(p_name), starts_on = p_starts_on, conducted_by = (
      select r.user_id from public.user_roles r where r.user_id = p_conducted_by limit 1)
    where p.id = project.id;
  update public.project_stages s set gloss = nullif(btrim(n.gloss), ''),
      promised_on = case when project.shown_at is null then n.promised_on else s.promised_on end
    from jsonb_to_recordset(p_stages) as n (position smallint, promised_on date, gloss text)
    where s.project_id = project.id and s.position = n.position;
  perform private.record_project_event(project.id, 'edited');
end
$$;
grant execute on function public.save_project to authenticated;
comment on function public.save_project is
  'Saves name, first day, owner and the texts of the stages; the promised dates too, until the project is published. Refuses with projects_update_missing, project_gone, changed, promise_shown or date_out_of_range.';
