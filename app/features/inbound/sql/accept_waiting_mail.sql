drop function if exists public.take_waiting_mail(uuid, text);
create or replace function public.accept_waiting_mail(p_id uuid, p_token_hash text) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.in_every_product('feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  update public.inbound_mails m set decided_by = private.uid(), decided_at = clock_timestamp()
    where m.id = p_id and m.state in ('waiting', 'discarded');
  if not found then
    return null;
  end if;
  return private.entry_of_mail(p_id, p_token_hash);
end
$$;
grant execute on function public.accept_waiting_mail to authenticated;
comment on function public.accept_waiting_mail is
  'Creates an entry from a waiting or discarded mail; null where a colleague has handled it first. Refuses with '
  'feedback_update_missing.';
