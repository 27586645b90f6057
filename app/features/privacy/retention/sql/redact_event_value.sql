drop function if exists private.bare_event_value(text, text);
create or replace function private.redact_event_value(p_kind text, p_value text) returns text
language sql immutable
return case when p_kind in ('opened', 'moved', 'won', 'lost', 'reopened', 'pipeline', 'value',
  'expected_close', 'owner', 'status') then p_value end;
comment on function private.redact_event_value is
  'The value that an event keeps after the erasure of its person: stages, amounts and days, no text.';
