create or replace function private.stand_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.projects p
    where p.id = case tg_op when 'DELETE' then old.project_id else new.project_id end) then
    -- A project that is taken away takes its stages and waits along.
    perform private.update_project_summaries(array[case tg_op when 'DELETE' then old.project_id else new.project_id end]);
  end if;
  return null;
end
$$;
comment on function private.stand_project is
  'Trigger: how a project stands is kept with every change of its stages and waits.';
