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
  words constant text := private.folded(private.pattern_of(p_words));
begin
  if role is null then
    return;
  end if;
  return query
    with seen as (
      select t.*, case t.waits_for when 'customer' then 0 when 'house' then 1 else 2 end as place
      from public.feedback_tickets t
      where t.organization_id = p_organization and t.merged_into is null and t.emptied_at is null
        and (role <> 'finance' or t.created_by = private.uid() or t.author_email = mine)
        and (words is null or private.folded(t.title) like words
          or private.folded('A-' || lpad(t.number::text, 4, '0')) like words
          or exists (select from public.feedback_messages m where m.ticket_id = t.id
            and (m.author = 'staff' or m.organization_id = t.organization_id)
            and private.folded(m.body) like words))
    )
    select s.id, s.number, s.title, s.status, s.waits_for, p.name, s.author_name, o.display_name,
      s.created_at, s.last_public_at
    from seen s
    left join public.projects p on p.id = s.client_project_id and p.shown_at is not null
    left join public.user_profiles o on o.user_id = s.owner_id
    where p_after is null or exists (select from seen a where a.id = p_after
      and (s.place > a.place or s.place = a.place and (s.last_public_at, s.id) < (a.last_public_at, a.id)))
    order by s.place, s.last_public_at desc, s.id desc
    limit least(greatest(p_limit, 1), 101);
end
$$;
revoke all on function public.client_tickets from public, anon, authenticated, service_role;
grant execute on function public.client_tickets to authenticated;
comment on function public.client_tickets is
  'Tickets of a client for one of its people: what waits for them first, then what the house has, then what is '
  'done, each the newest first, after the one given. Finance finds those that she opened. No row for others.';
