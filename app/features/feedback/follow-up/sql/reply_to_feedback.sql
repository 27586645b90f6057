-- not null: *
create or replace function public.reply_to_feedback(p_token text, p_body text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  entry uuid := private.feedback_of_token(p_token);
  message uuid;
begin
  if entry is null then
    -- The secret may be one of a ticket.
    return private.reply_to_ticket(p_token, p_body);
  end if;
  -- A repeated post stores nothing.
  perform pg_advisory_xact_lock(hashtextextended('feedback reply ' || entry, 0));
  if exists (select from public.feedback_messages m where m.entry_id = entry
      and m.author = 'author' and m.body = btrim(p_body)
      and m.created_at > clock_timestamp() - interval '10 minutes') then
    return 'replayed';
  end if;
  if not private.count_hit(jsonb_build_array('feedback reply', entry)::text, 10, interval '1 hour')
  then
    return 'limited';
  end if;
  insert into public.feedback_messages (entry_id, author, body, via)
    values (entry, 'author', btrim(p_body), 'page') returning id into message;
  insert into public.outbox (kind, payload)
    values ('feedback.author-reply-mail', jsonb_build_object('message_id', message));
  return 'accepted';
end
$$;
grant execute on function public.reply_to_feedback to anon, authenticated, service_role;
comment on function public.reply_to_feedback is
  'Adds a message of the author, by the secret of the follow-up link: accepted, replayed, limited '
  '(10 an hour) or unknown. It goes into the ticket that the entry is linked to, which it may open again.';
