create or replace function private.lost_deal_condition(p_reason text) returns text
language sql immutable
return case when p_reason is null then '' else format(' and s.state = ''lost'' and coalesce(s.close_reason, '''') = %L',
  case p_reason when '-' then '' else p_reason end) end;
comment on function private.lost_deal_condition is
  'Condition in SQL on deals s that are lost for a reason (-: for none that was given); empty without p_reason.';
