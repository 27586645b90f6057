drop function if exists private.ratings_page_sql(text, date, date, uuid, uuid, boolean, uuid, integer);
drop function if exists private.ratings_asked(uuid, uuid);
drop function if exists private.rating_conditions(uuid, uuid);
create or replace function private.rating_conditions(p_project text, p_module text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  selected uuid[] := private.selected_feedback_projects();
begin
  return ' and s.score is not null'
    || case when selected is null then '' else format(' and s.project_id = any (%L::uuid[])', selected) end
    || private.values_condition('s.project_id', private.filter_values(p_project))
    || private.values_condition('s.module_id', private.filter_values(p_module));
end
$$;
comment on function private.rating_conditions is
  'Condition in SQL on ratings s for the filters of a list, without score and days, which are bounds of the index.';
