-- not null: name, until
create or replace function public.ticket_writing(p_ticket_id uuid)
returns table (name text, until timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select p.display_name, w.at + interval '40 seconds'
    from private.ticket_writers w join public.user_profiles p using (user_id)
    where w.ticket_id = p_ticket_id and w.user_id <> private.uid()
      and w.at > clock_timestamp() - interval '40 seconds'
      and private.ticket_in_reach(p_ticket_id, 'read')
    order by w.at;
end
$$;
grant execute on function public.ticket_writing to authenticated;
comment on function public.ticket_writing is
  'Colleagues who are writing an answer in a ticket, and until when that counts. Refuses with '
  'feedback_read_missing.';
