drop function if exists private.bare_event_details(jsonb);
create or replace function private.redact_event_details(p_details jsonb) returns jsonb
language sql immutable
return coalesce((select jsonb_object_agg(d.key, d.value) from jsonb_each(p_details) d
  where d.key in ('deal', 'reason', 'recovered', 'undo')), '{}');
comment on function private.redact_event_details is
  'The details that an event keeps after the erasure of its person: the state of the deal, and its close reason '
  'where that is from a list.';
