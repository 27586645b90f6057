drop function if exists private.narrowed_ideas(boolean, text, uuid, uuid, text);
create or replace function private.filtered_ideas(
  p_worded boolean, p_status text, p_project uuid, p_module uuid, p_unscored text
) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  selected uuid[] := private.selected_feedback_projects();
begin
  return 's.type = ''ideia'''
    || case when selected is null then '' else format(' and s.project_id = any (%L::uuid[])', selected) end
    || case when p_status is not null then private.value_condition(private.place_of_entry(),
        array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], p_status)::text)
      -- A search finds all ideas; without one the list has the undecided ones.
      when p_worded then '' else ' and ' || private.place_of_entry() || ' < 4' end
    || private.value_condition('s.project_id', p_project::text)
    || private.value_condition('s.module_id', p_module::text)
    || case when p_unscored is null then '' else ' and s.rice_score is null' end;
end
$$;
comment on function private.filtered_ideas is
  'Condition in SQL on entries s that are ideas, as the caller may see them, without the '
  'condition on search words.';
