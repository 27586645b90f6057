create or replace function private.count_project_revision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'UPDATE' or new.revision <> old.revision then
    update public.feedback_projects p set revision = p.revision + 1
      where p.id = coalesce(new.project_id, old.project_id);
  end if;
  return null;
end
$$;
comment on function private.count_project_revision is
  'Trigger: a project of feedback and its modules are edited as one, so a changed module is a changed '
  'project.';
