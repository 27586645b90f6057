drop function if exists public.say_writing(uuid, boolean);
create or replace function public.set_writing(p_ticket_id uuid, p_writing boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  before timestamptz;
begin
  if not public.has_permission(me, 'feedback', 'update')
     or not private.ticket_in_reach(p_ticket_id, 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  delete from private.ticket_writers w where w.at < clock_timestamp() - interval '1 minute';
  select w.at into before from private.ticket_writers w
    where w.ticket_id = p_ticket_id and w.user_id = me
      and w.at > clock_timestamp() - interval '40 seconds';
  if p_writing then
    insert into private.ticket_writers (ticket_id, user_id) values (p_ticket_id, me)
      on conflict (ticket_id, user_id) do update set at = excluded.at;
  else
    delete from private.ticket_writers w where w.ticket_id = p_ticket_id and w.user_id = me;
  end if;
  -- Notifies screens only when writing starts and ends, not with every character.
  if p_writing <> (before is not null) then
    perform pg_notify('lists_changed', 'feedback');
  end if;
end
$$;
grant execute on function public.set_writing to authenticated;
comment on function public.set_writing is
  'Sets whether the caller is writing a reply in a ticket. Refuses with feedback_update_missing.';
