create or replace function private.lost_deal_condition(p_reason text) returns text
language sql immutable
return case when p_reason is null then '' else ' and s.state = ''lost'''
  || private.values_condition('coalesce(s.close_reason, '''')', array_replace(private.filter_values(p_reason), '-', '')) end;
comment on function private.lost_deal_condition is
  'Condition in SQL on deals s that are lost for one of the reasons (-: for none that was given); empty without p_reason.';
