create or replace function private.ratings_asked(p_project uuid, p_module uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  asked uuid[] := private.feedback_projects_asked();
begin
  return ' and s.score is not null'
    || case when asked is null then '' else format(' and s.project_id = any (%L::uuid[])', asked) end
    || private.is_value('s.project_id', p_project::text)
    || private.is_value('s.module_id', p_module::text);
end
$$;
comment on function private.ratings_asked is
  'Condition in SQL on ratings s that a list asks for, but for score and days, which the walk of a page says.';
