create or replace function private.fact_of_event(p_subject text, p_kind text) returns text
language sql immutable
return case p_subject
  when 'lead' then case when p_kind in ('status', 'owner') then p_kind end
  when 'deal' then case
    when p_kind = 'opened' then 'arrives'
    when p_kind in ('moved', 'won', 'lost', 'reopened', 'pipeline') then 'stage'
    when p_kind in ('value', 'owner', 'expected_close') then p_kind end end;
comment on function private.fact_of_event is
  'The kind of fact that an event is for rules: arrives, the changed field, or null where it starts no rule.';
