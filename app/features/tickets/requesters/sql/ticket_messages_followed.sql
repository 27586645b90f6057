create or replace function private.ticket_messages_followed(p_token text)
returns table (id uuid, at timestamptz)
language sql stable set search_path = ''
as $$
  with recursive requester_tickets (ticket_id, email, since, steps) as (
    select o.ticket_id, o.email, o.since, 0 from private.ticket_of_token(p_token) o
    union all
    -- The ticket that it was merged into, or that continues it.
    select next.id, h.email, greatest(h.since, next.since), h.steps + 1
    from requester_tickets h cross join lateral (
      select t.merged_into, t.merged_at from public.feedback_tickets t
        where t.id = h.ticket_id and t.merged_into is not null
      union all
      select f.id, f.created_at from public.feedback_tickets f
        where f.follows = h.ticket_id and private.is_requester_email(f.id, h.email)
    ) next (id, since)
    where h.steps < 20
  )
  select m.id, m.created_at
  from requester_tickets h join public.feedback_messages m on m.ticket_id = h.ticket_id
  -- Messages of other requesters, and answers to them alone, are hidden.
  where m.entry_id is null and (m.author = 'author' and m.author_email = h.email
    or m.author = 'staff' and m.created_at >= h.since)
$$;
comment on function private.ticket_messages_followed is
  'Messages that a requester may read by the secret that was mailed to them. Notes of staff are in '
  'another table.';
