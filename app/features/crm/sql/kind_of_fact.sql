create or replace function private.kind_of_fact(p_subject text, p_kind text) returns text
language sql immutable
return case when p_kind = 'call_logged' then 'call'
  when p_kind in ('message_sent', 'message_received', 'message_taken_back') then 'message'
  when p_kind in ('note', 'call', 'meeting', 'mail', 'message') then p_kind
  when p_subject in ('deal', 'task') then p_subject else 'record' end;
comment on function private.kind_of_fact is 'The timeline filter that an event belongs to.';
