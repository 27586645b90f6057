create or replace function public.add_feedback_message(
  p_entry_id uuid, p_body text, p_is_internal boolean default true
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  message uuid;
  mailed boolean;
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    raise exception 'feedback_update_missing' using errcode = 'PT403';
  end if;
  select e.author_email is not null into mailed
    from public.feedback_entries e
    where e.id = p_entry_id and private.entry_in_reach(p_entry_id, 'update');
  if not found then
    return null;
  end if;
  if p_is_internal then
    insert into public.ticket_notes (id, entry_id, author_id, body)
      values (gen_random_uuid(), p_entry_id, private.uid(), btrim(p_body)) returning id into message;
    return message;
  end if;
  insert into public.feedback_messages (entry_id, ticket_id, author, written_by, body, via, sent_to)
    values (p_entry_id, private.ticket_of_entry(p_entry_id), 'staff', private.uid(), btrim(p_body), 'desk',
      jsonb_build_array(jsonb_build_object('entry_id', p_entry_id, 'mailed', mailed)))
    returning id into message;
  if mailed then
    insert into public.outbox (kind, payload)
      values ('feedback.reply-mail', jsonb_build_object('message_id', message));
  end if;
  return message;
end
$$;
grant execute on function public.add_feedback_message to authenticated;
comment on function public.add_feedback_message is
  'A note of staff, or an answer that the author reads at the follow-up link and by mail. Null for '
  'an unknown entry; refuses with feedback_update_missing.';
