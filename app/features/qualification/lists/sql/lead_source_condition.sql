drop function if exists private.is_source_asked(text);
create or replace function private.lead_source_condition(p_source text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  selected text[] := private.selected_lead_sources();
begin
  return case
    when selected is null then private.value_condition('s.source', p_source)
    when p_source is not null then case when p_source = any (selected)
      then private.value_condition('s.source', p_source) else ' and false' end
    when cardinality(selected) = 1 then private.value_condition('s.source', selected[1])
    else format(' and s.source = any (%L::text[])', selected) end;
end
$$;
comment on function private.lead_source_condition is
  'Condition in SQL on the source of leads s: p_source, among the selected sources.';
