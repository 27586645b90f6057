drop function if exists private.askers_of_ticket(uuid);
drop function if exists private.audience_of_ticket(uuid);
create or replace function private.requesters_of_ticket(p_ticket_id uuid)
returns table (entry_id uuid, asks_in uuid, name text, email text, locale text)
language sql stable set search_path = ''
as $$
  with family as (
    select t.* from public.feedback_tickets t
    where t.id = any (private.tickets_merged_into(p_ticket_id))
  ), asking as (
    -- Entries first, since they have a page with the conversation.
    select e.id as entry_id, null::uuid as asks_in, e.author_name as name, e.author_email as email,
      e.locale, 1 as rank, l.at
    from family t join public.ticket_entries l on l.ticket_id = t.id
    join public.feedback_entries e on e.id = l.entry_id
    union all
    select null, t.id, coalesce(c.name, t.author_name), private.requester_email_of_ticket(t.id), t.locale, 2,
      t.created_at
    from family t left join public.crm_contacts c on c.id = t.contact_id
    where private.requester_email_of_ticket(t.id) is not null
  )
  select distinct on (coalesce(a.email, a.entry_id::text)) a.entry_id, a.asks_in, a.name, a.email,
    a.locale
  from asking a order by coalesce(a.email, a.entry_id::text), a.rank, a.at desc
$$;
comment on function private.requesters_of_ticket is
  'Recipients of an answer in a ticket, each address once, and what they asked in: an entry, else the '
  'ticket itself or one that was merged into it.';
