create or replace function private.feedback_type_offered(p public.feedback_projects, p_type text)
returns boolean
language sql immutable
return case p_type
  when 'bug' then true
  when 'ideia' then p.ideas_enabled
  when 'duvida' then p.questions_enabled
  when 'srs' then p.srs_enabled
  when 'nps' then p.nps_enabled
  when 'csat' then p.nps_enabled
  else false end;
comment on function private.feedback_type_offered is
  'Whether a project accepts this type.';
