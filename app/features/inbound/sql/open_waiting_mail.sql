create or replace function public.open_waiting_mail(p_id uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.in_every_product('feedback', 'update')
     or not private.in_every_product('feedback', 'create') then
    perform private.refuse('feedback_update_missing');
  end if;
  update public.inbound_mails m set decided_by = private.uid(), decided_at = clock_timestamp()
    where m.id = p_id and m.state in ('waiting', 'discarded');
  if not found then
    return null;
  end if;
  return private.ticket_of_mail(p_id);
end
$$;
grant execute on function public.open_waiting_mail to authenticated;
comment on function public.open_waiting_mail is
  'Opens a ticket from a waiting or discarded mail; null where a colleague has handled it first. Refuses with '
  'feedback_update_missing.';
