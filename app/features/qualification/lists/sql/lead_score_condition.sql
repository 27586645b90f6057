drop function if exists private.is_work_asked(text, text);
create or replace function private.lead_score_condition(p_score text, p_answer text) returns text
language sql immutable
return case when p_score is null then '' else
    format(' and coalesce(s.score, -1) >= %s', p_score::integer) end
  || case p_answer
    when 'waiting' then ' and s.answered_at is null and s.answer_due_at is not null'
    -- As a difference: with a bound on answer_due_at the planner reads the index of every lead that ever had a term.
    when 'late' then
      ' and s.answered_at is null and s.answer_due_at is not null and s.answer_due_at - now() < interval ''0'''
    else '' end;
comment on function private.lead_score_condition is
  'Condition in SQL on leads s: a minimum score, and an answer that is pending or late.';
