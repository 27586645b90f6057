drop function if exists private.ratings_asked(uuid, uuid);
create or replace function private.rating_conditions(p_project uuid, p_module uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  selected uuid[] := private.selected_feedback_projects();
begin
  return ' and s.score is not null'
    || case when selected is null then '' else format(' and s.project_id = any (%L::uuid[])', selected) end
    || private.value_condition('s.project_id', p_project::text)
    || private.value_condition('s.module_id', p_module::text);
end
$$;
comment on function private.rating_conditions is
  'Condition in SQL on ratings s for the filters of a list, without score and days, which are bounds of the index.';
