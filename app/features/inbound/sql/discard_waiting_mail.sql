-- not null: *
create or replace function public.discard_waiting_mail(p_id uuid, p_discard boolean) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.in_every_product('feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  update public.inbound_mails m
    set state = case when p_discard then 'discarded' else 'waiting' end,
      decided_by = private.uid(), decided_at = clock_timestamp()
    where m.id = p_id and m.state = case when p_discard then 'waiting' else 'discarded' end;
  return found;
end
$$;
grant execute on function public.discard_waiting_mail to authenticated;
comment on function public.discard_waiting_mail is
  'Discards a waiting mail, or restores it; false where a colleague has handled it first. A '
  'discarded mail is erased after 30 days. Refuses with feedback_update_missing.';
