create or replace function public.ticket_audience(p_ticket_id uuid)
returns table (name text, email text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select a.name, a.email from private.requesters_of_ticket(p_ticket_id) a
    where private.ticket_in_reach(p_ticket_id, 'read')
    order by a.email nulls last, a.name;
end
$$;
grant execute on function public.ticket_audience to authenticated;
comment on function public.ticket_audience is
  'Recipients of an answer in a ticket; without an address only the page of the entry shows it. Refuses with '
  'feedback_read_missing.';
