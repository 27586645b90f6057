create or replace function private.leads_waiting_sql() returns text
language sql immutable
return '(s.answered_at is null and s.answer_due_at is not null and s.status = ''new''
  and private.place_of_lead(s.status, s.review_reason, s.cleared_at) = 1)';
comment on function private.leads_waiting_sql is
  'Condition in SQL on leads s: their clock is running.';
