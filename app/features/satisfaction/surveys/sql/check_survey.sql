create or replace function private.check_survey(p_project_id uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_campaigns('manage');
  if not (p_project_id = any (private.feedback_projects_in('read'))) then
    -- A project of another product is treated as missing.
    raise exception 'project_gone' using errcode = 'PT404';
  end if;
end
$$;
comment on function private.check_survey is
  'Refuses a caller who may not survey contacts of a project, with campaigns_manage_missing or project_gone.';
