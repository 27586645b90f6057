drop function if exists private.is_owner_asked(text), private.lead_owner_asked(text);
create or replace function private.lead_owner_condition(p_owner text) returns text
language sql stable
return case private.lead_owner_filter(p_owner) when 'none' then ' and s.owner_id is null'
  when 'me-or-none' then format(' and (s.owner_id = %L or s.owner_id is null%s)', private.uid(),
    -- Unassigned leads that the user may work on.
    case when private.in_every_product('crm', 'update') then ''
      else format(' and s.source = any (%L::text[])', private.lead_sources_in('update')) end)
  else private.value_condition('s.owner_id', private.lead_owner_filter(p_owner)) end;
comment on function private.lead_owner_condition is
  'Condition in SQL on the owner of leads s; empty without p_owner.';
