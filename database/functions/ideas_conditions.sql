create or replace function private.ideas_conditions(
  p_text text, p_status text, p_project uuid, p_module uuid, p_unscored text
) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked uuid[] := private.feedback_projects_asked();
  needle text := private.pattern_of(private.folded(p_text));
begin
  return 's.type = ''ideia'''
    || case when asked is null then '' else format(' and s.project_id = any (%L::uuid[])', asked) end
    || case when needle is null then '' else format(
      ' and s.id in (select w.id from private.idea_words w where w.words like %L)', needle) end
    || case when p_status is not null then private.is_value(private.place_of_entry(),
        array_position('{new,triaged,planned,done,declined,duplicate,spam}'::text[], p_status)::text)
      -- By words everything is found; the list as it opens has what is yet to be decided.
      when needle is null then ' and ' || private.place_of_entry() || ' < 4' else '' end
    || private.is_value('s.project_id', p_project::text)
    || private.is_value('s.module_id', p_module::text)
    || case when p_unscored is null then '' else ' and s.rice_score is null' end;
end
$$;
revoke all on function private.ideas_conditions from public, anon, authenticated, service_role;
comment on function private.ideas_conditions is
  'Condition in SQL on entries s that are ideas, as the caller may see them; only of what is given.';
