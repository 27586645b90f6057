create or replace function private.deal_moves() returns text[]
language sql immutable
return '{opened,moved,won,lost,reopened,pipeline}'::text[];
comment on function private.deal_moves is
  'Kinds of events that put a deal into a stage.';
