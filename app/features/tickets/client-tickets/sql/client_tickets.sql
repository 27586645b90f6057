-- not null: number, id, title, status, created_at, last_at
create or replace function public.client_tickets(
  p_organization uuid, p_words text default null, p_after uuid default null, p_limit integer default 20
) returns table (id uuid, number bigint, title text, status text, waits_for text, project text,
  opened_by text, conducted_by text, created_at timestamptz, last_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  role constant text := private.client_role(p_organization);
  mine constant text := private.own_address();
  words constant text := private.loose_pattern(p_words);
  from_place integer;
  from_at timestamptz;
begin
  if role is null then
    return;
  end if;
  if p_after is not null then
    select case t.waits_for when 'customer' then 0 when 'house' then 1 else 2 end, t.last_public_at
      into from_place, from_at from public.feedback_tickets t
      where t.id = p_after and t.organization_id = p_organization;
  end if;
  return query
    with own_messages as materialized (
      -- Ticket by ticket: else the planner compares the words with the messages of all clients.
      select m.ticket_id from (
        select t.id from public.feedback_tickets t
        where words is not null and t.organization_id = p_organization and t.merged_into is null
        offset 0) t
      cross join lateral (
        select o.ticket_id from public.feedback_messages o
        where o.ticket_id = t.id and (o.author = 'staff' or o.organization_id = p_organization) and o.body ~* words
        limit 1) m
    ), seen as (
      select t.*, case t.waits_for when 'customer' then 0 when 'house' then 1 else 2 end as place
      from public.feedback_tickets t
      where t.organization_id = p_organization and t.merged_into is null and t.emptied_at is null
        and (role <> 'finance' or t.created_by = private.uid() or t.author_email = mine)
        and (words is null or private.shown_subject(t.subject, t.locale) ~* words or 'A-' || lpad(t.number::text, 4, '0') ~* words
          or t.id in (select s.ticket_id from own_messages s))
    )
    select s.id, s.number, private.shown_subject(s.subject, s.locale), s.status, s.waits_for, p.name, s.author_name, o.display_name,
      s.created_at, s.last_public_at
    from seen s
    left join public.projects p on p.id = s.client_project_id and p.shown_at is not null
    left join public.user_profiles o on o.user_id = s.owner_id
    where p_after is null or s.place > from_place
      or s.place = from_place and (s.last_public_at, s.id) < (from_at, p_after)
    order by s.place, s.last_public_at desc, s.id desc
    limit least(greatest(p_limit, 1), 101);
end
$$;
grant execute on function public.client_tickets to authenticated;
comment on function public.client_tickets is
  'Tickets of a client for one of its people: first those that wait for the client, then those that wait for '
  'staff, then the done ones, each newest first, after the one given. Finance finds the own ones. No row for others.';
