create or replace function private.lost_lead_condition(p_reason text, p_from date, p_to date) returns text
language sql stable
return case when p_reason is null then '' else
  ' and s.status = ''lost''' || private.values_condition('coalesce(s.close_reason, '''')',
    array_replace(private.filter_values(p_reason), '-', ''))
  || case when p_from is null and p_to is null then '' else
    format(' and s.id = any (array(select l.id from private.lost_leads(%L, %L) l))',
      coalesce(private.start_of_day(p_from), '-infinity'), coalesce(private.start_of_day(p_to + 1), 'infinity')) end end;
comment on function private.lost_lead_condition is
  'Condition in SQL on leads s that are lost for one of the reasons (-: for none that was given) and were lost within days of the '
  'company; empty without p_reason.';
