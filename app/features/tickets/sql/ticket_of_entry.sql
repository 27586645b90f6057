create or replace function private.ticket_of_entry(p_entry_id uuid) returns uuid
language sql stable
return (
  select t.id from public.ticket_entries l
    join public.feedback_tickets t on t.id = private.ticket_merge_target(l.ticket_id)
  where l.entry_id = p_entry_id
  order by t.waits_for is not null desc, t.created_at desc limit 1
);
comment on function private.ticket_of_entry is
  'The ticket in which an entry is worked on: of several the newest that is not solved; null where it has none.';
