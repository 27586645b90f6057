drop function if exists private.ideas_conditions(text, text, uuid, uuid, text);
create or replace function private.ideas_conditions(
  p_text text, p_status text, p_project text, p_module text, p_unscored text
) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text := private.pattern_of(private.folded(p_text));
begin
  return private.filtered_ideas(needle is not null, p_status, p_project, p_module, p_unscored)
    || case when needle is null then '' else format(
      ' and s.id in (select w.id from private.idea_words w where w.words like %L)', needle) end;
end
$$;
comment on function private.ideas_conditions is
  'Condition in SQL on entries s that are ideas, as the caller may see them; with the given filters only.';
