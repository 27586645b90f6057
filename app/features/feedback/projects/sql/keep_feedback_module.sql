create or replace function private.keep_feedback_module() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.project_id <> old.project_id then
      raise exception 'module_project_stays' using errcode = 'PT403';
    end if;
    if new.key = old.key then
      return new;
    end if;
  end if;
  if old.key = 'site' and exists (
      select from public.feedback_projects p where p.id = old.project_id and p.key = 'forja') then
    raise exception 'feedback_module_of_the_site' using errcode = 'PT409';
  end if;
  perform from public.feedback_modules m where m.id = old.id for update;
  if exists (select from public.feedback_entries e where e.module_id = old.id) then
    raise exception 'feedback_module_in_use' using errcode = 'PT409';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function private.keep_feedback_module is
  'Trigger: a module keeps its project, and once it has entries its key, and is then deactivated '
  'instead of deleted; so is that of the site (PT409).';
