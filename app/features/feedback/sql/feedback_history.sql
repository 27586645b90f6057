-- not null: kind, changed_at
drop function if exists public.feedback_history(uuid);
create or replace function public.feedback_history(p_entry_id uuid)
returns table (kind text, from_status text, to_status text, changed_at timestamptz, by_name text,
  ticket_id uuid, ticket_number bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = 'PT403';
  end if;
  return query
    select c.kind, case when c.kind = 'owner' then was.display_name else c.from_status end,
      case when c.kind = 'owner' then becomes.display_name else c.to_status end, c.changed_at,
      private.name_with_key(p.display_name, c.entry_id, c.changed_at), t.id,
      t.number
    from public.feedback_changes c
    left join public.user_profiles p on p.user_id = c.changed_by
    left join public.user_profiles was on c.kind = 'owner' and was.user_id::text = c.from_status
    left join public.user_profiles becomes on c.kind = 'owner' and becomes.user_id::text = c.to_status
    left join public.feedback_tickets t on t.id = (c.details ->> 'ticket')::uuid
    where c.entry_id = p_entry_id and private.entry_in_reach(p_entry_id, 'read')
    order by c.changed_at desc, c.place desc;
end
$$;
grant execute on function public.feedback_history to authenticated;
comment on function public.feedback_history is
  'Moves of an entry and changes of its owner (then names instead of states), with the name of who made them and the '
  'ticket that caused them, newest first. Refuses with '
  'feedback_read_missing.';
