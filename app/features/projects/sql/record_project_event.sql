drop function if exists private.note_project(uuid, text, jsonb);
create or replace function private.record_project_event(
  p_project uuid, p_kind text, p_details jsonb default '{}'
) returns void
language sql security definer set search_path = ''
as $$
  insert into public.project_events (project_id, kind, details)
    values (p_project, p_kind, jsonb_strip_nulls(p_details))
$$;
comment on function private.record_project_event is
  'Adds an event to the record of a project.';
