drop function if exists public.drop_later_reply(uuid);
-- not null: *
create or replace function public.cancel_scheduled_reply(p_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  words text;
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  delete from public.ticket_replies_later l
    where l.id = p_id and private.ticket_in_reach(l.ticket_id, 'update') returning l.body into words;
  if not found then
    raise exception 'later_gone' using errcode = 'PT409';
  end if;
  return words;
end
$$;
grant execute on function public.cancel_scheduled_reply to authenticated;
comment on function public.cancel_scheduled_reply is
  'Cancels an answer that was not sent yet, and returns its text. Refuses with '
  'feedback_update_missing, or later_gone where it may have been sent.';
