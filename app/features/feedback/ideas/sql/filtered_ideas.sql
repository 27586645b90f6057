drop function if exists private.narrowed_ideas(boolean, text, uuid, uuid, text);
drop function if exists private.filtered_ideas(boolean, text, uuid, uuid, text);
create or replace function private.filtered_ideas(
  p_worded boolean, p_status text, p_project text, p_module text, p_unscored text
) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  selected uuid[] := private.selected_feedback_projects();
begin
  return 's.type = ''ideia'''
    || case when selected is null then '' else format(' and s.project_id = any (%L::uuid[])', selected) end
    || case when p_status is not null then private.values_condition(private.place_of_entry(),
        private.entry_places(p_status))
      -- A search finds all ideas; without one the list has the undecided ones.
      when p_worded then '' else ' and ' || private.place_of_entry() || ' < 4' end
    || private.values_condition('s.project_id', private.filter_values(p_project))
    || private.values_condition('s.module_id', private.filter_values(p_module))
    || case when p_unscored is null then '' else ' and s.rice_score is null' end;
end
$$;
comment on function private.filtered_ideas is
  'Condition in SQL on entries s that are ideas, as the caller may see them, without the '
  'condition on search words.';
