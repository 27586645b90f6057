create or replace function private.stand_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.projects p
    where p.id = case tg_op when 'DELETE' then old.project_id else new.project_id end) then
    -- Deleting a project deletes its stages and waits.
    perform private.update_project_summaries(array[case tg_op when 'DELETE' then old.project_id else new.project_id end]);
  end if;
  return null;
end
$$;
comment on function private.stand_project is
  'Trigger: updates the summary of a project after a change of its stages or waits.';
