drop function if exists private.bare_event_details(jsonb);
create or replace function private.redact_event_details(p_details jsonb) returns jsonb
language sql immutable set search_path = ''
return coalesce((select jsonb_object_agg(d.key, d.value) from jsonb_each(p_details) d
  where d.key in ('deal', 'reason', 'recovered', 'undo')), '{}');
comment on function private.redact_event_details is
  'What an event keeps of its details once its person is erased: how the deal stood, and why it was '
  'closed as far as that is a word of a list.';
