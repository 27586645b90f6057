-- not null: number, id, title, organization, at
create or replace function public.client_tickets_waiting()
returns table (id uuid, organization uuid, number bigint, title text, asked_by text, at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select t.id, t.organization_id, t.number, private.shown_subject(t.subject, t.locale), coalesce((
      select w.display_name from public.feedback_messages m
      join public.user_profiles w on w.user_id = m.written_by
      where m.ticket_id = t.id and m.author = 'staff' order by m.created_at desc limit 1), o.display_name),
    t.last_public_at
  from public.feedback_tickets t left join public.user_profiles o on o.user_id = t.owner_id
  where t.organization_id = any ((select private.organizations_in('{owner,member,finance}'))::uuid[])
    and t.waits_for = 'customer' and t.merged_into is null and t.emptied_at is null
    -- The condition of private.sees_ticket(), for many tickets.
    and (t.organization_id = any ((select private.organizations_in('{owner,member}'))::uuid[])
      or t.created_by = (select private.uid()) or t.author_email = (select private.own_address()))
  order by t.last_public_at, t.id limit 100
$$;
grant execute on function public.client_tickets_waiting to authenticated;
comment on function public.client_tickets_waiting is
  'Tickets that wait for an answer of the people of the caller''s clients, the longest first.';
