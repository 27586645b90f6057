create or replace function private.note_project(
  p_project uuid, p_kind text, p_details jsonb default '{}'
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.project_events (project_id, kind, details)
    values (p_project, p_kind, jsonb_strip_nulls(p_details))
$$;
comment on function private.note_project is
  'Puts on the record of a project what was done.';
