drop function if exists private.is_owner_asked(text), private.lead_owner_asked(text);
create or replace function private.lead_owner_condition(p_owner text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  owners constant text[] := private.lead_owner_values(p_owner);
  ids constant text[] := array_remove(array_remove(owners, 'none'), 'me-or-none');
  mine constant text := format('(s.owner_id = %L or s.owner_id is null%s)', private.uid(),
    -- Unassigned leads that the user may work on.
    case when private.in_every_product('crm', 'update') then ''
      else format(' and s.source = any (%L::text[])', private.lead_sources_in('update')) end);
begin
  if ids = owners then
    return private.values_condition('s.owner_id', ids);
  end if;
  return ' and (' || concat_ws(' or ', case when 'none' = any (owners) then 's.owner_id is null' end,
    case when 'me-or-none' = any (owners) then mine end,
    case when cardinality(ids) > 0 then format('s.owner_id = any (%L)', ids) end) || ')';
end
$$;
comment on function private.lead_owner_condition is
  'Condition in SQL on the owner of leads s: one of those of the filter; empty without p_owner.';
