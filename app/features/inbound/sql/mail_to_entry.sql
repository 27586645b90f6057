create or replace function private.mail_to_entry(p_mail jsonb, p_entry_id uuid) returns text
language plpgsql set search_path = ''
as $$
declare
  author text;
  message uuid;
begin
  select e.author_email into author from public.feedback_entries e
    where e.id = p_entry_id for key share;
  if not private.count_hit(
      jsonb_build_array('feedback reply', p_entry_id)::text, 10, interval '1 hour') then
    return 'limited';
  end if;
  insert into public.feedback_messages (entry_id, author, is_internal, body)
    values (p_entry_id, 'author', false, left(p_mail ->> 'body', 5000)) returning id into message;
  perform private.store_mail(p_mail, 'taken', null, p_entry_id, message, null,
    author is distinct from p_mail ->> 'from_address');
  insert into public.outbox (kind, payload)
    values ('feedback.author-reply-mail', jsonb_build_object('message_id', message));
  return 'threaded';
end
$$;
comment on function private.mail_to_entry is
  'Adds a mail to the thread of an entry, as reply_to_feedback() does for the page, '
  'within the same limit.';
