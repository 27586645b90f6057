drop function if exists private.is_source_asked(text);
create or replace function private.lead_source_condition(p_source text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  selected constant text[] := private.selected_lead_sources();
  sources constant text[] := array(select v from unnest(private.filter_values(p_source)) v
    where selected is null or v = any (selected));
begin
  return case when p_source is null then private.values_condition('s.source', selected)
    when cardinality(sources) = 0 then ' and false' else private.values_condition('s.source', sources) end
    || case when p_source is null and cardinality(selected) = 0 then ' and false' else '' end;
end
$$;
comment on function private.lead_source_condition is
  'Condition in SQL on the source of leads s: one of p_source, among the selected sources.';
