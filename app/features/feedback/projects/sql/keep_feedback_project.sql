create or replace function private.keep_feedback_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.key = old.key then
    return new;
  end if;
  -- The form of the site refers to this project.
  if old.key = 'forja' then
    raise exception 'feedback_project_of_the_site' using errcode = 'PT409';
  end if;
  -- A concurrent entry is inserted before this lock, or finds the project gone.
  perform from public.feedback_projects p where p.id = old.id for update;
  if exists (select from public.feedback_entries e where e.project_id = old.id)
    or exists (select from public.feedback_tickets t where t.project_id = old.id) then
    raise exception 'feedback_project_in_use' using errcode = 'PT409';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end
$$;
comment on function private.keep_feedback_project is
  'Trigger: once feedback or a ticket has arrived, a project keeps its key and is not deleted; that of the '
  'site is always kept (PT409).';
