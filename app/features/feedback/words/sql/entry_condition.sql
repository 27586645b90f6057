create or replace function private.entry_condition(p_text text, p_status text, p_type text, p_owner text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  selected constant uuid[] := private.selected_feedback_projects();
begin
  return ' and ' || private.words_condition('s.words', p_text)
    || case when selected is null then '' else format(' and s.project_id = any (%L::uuid[])', selected) end
    || private.values_condition('s.place', private.entry_places(p_status))
    || private.values_condition('s.type', private.filter_values(p_type))
    || private.owner_condition('s.owner_id', private.filter_values(p_owner));
end
$$;
comment on function private.entry_condition is
  'Condition in SQL on rows s of private.entry_words: searched words, and the filters of the list of entries.';
