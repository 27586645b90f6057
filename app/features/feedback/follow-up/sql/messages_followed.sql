create or replace function private.messages_followed(p_entry_id uuid)
returns table (id uuid, at timestamptz)
language sql stable set search_path = ''
as $$
  with recursive author_tickets (ticket_id, since, steps) as (
    select l.ticket_id, l.at, 0 from public.ticket_entries l where l.entry_id = p_entry_id
    union all
    select t.merged_into, greatest(h.since, t.merged_at), h.steps + 1
    from author_tickets h join public.feedback_tickets t on t.id = h.ticket_id
    where t.merged_into is not null and h.steps < 20
  )
  -- The author's own messages, and answers to this entry alone.
  select m.id, m.created_at from public.feedback_messages m where m.entry_id = p_entry_id
  union
  -- Public messages of staff in the author's tickets, since the entry joined them. Those of other authors are hidden.
  select m.id, m.created_at
  from author_tickets h join public.feedback_messages m on m.ticket_id = h.ticket_id and m.created_at >= h.since
  where m.author = 'staff' and m.entry_id is null
$$;
comment on function private.messages_followed is
  'Messages that the author of an entry may read. Notes of staff are in another table.';
