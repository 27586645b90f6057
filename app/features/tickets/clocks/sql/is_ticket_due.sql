create or replace function private.is_ticket_due(p_due text) returns text
language sql stable
return case p_due
  when 'late' then ' and s.waits_for is not null and s.due_order < now()'
  when 'today' then format(
    ' and s.waits_for is not null and s.due_order >= now() and s.due_order < %L::timestamptz',
    private.start_of_day(private.business_day(now()) + 1))
  when 'paused' then ' and s.waits_for = ''customer'' and s.solve_target is not null'
  else '' end;
comment on function private.is_ticket_due is
  'SQL condition on tickets s: overdue, due today, or paused for the customer.';
