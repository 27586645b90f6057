create or replace function private.ticket_of_token(p_token text)
returns table (ticket_id uuid, email text, since timestamptz)
language sql stable set search_path = ''
as $$
  select k.ticket_id, k.email, least(
    -- Since when they are a requester: ticket opened, contact changed to them, or their first message.
    coalesce((select max(c.changed_at) from public.feedback_changes c
      where c.ticket_id = k.ticket_id and c.kind = 'contact'), '-infinity'),
    (select min(m.created_at) from public.feedback_messages m
      where m.ticket_id = k.ticket_id and m.author = 'author' and m.author_email = k.email))
  from private.ticket_links k
  where k.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex')
    -- The address may belong to another contact meanwhile.
    and private.is_requester_email(k.ticket_id, k.email)
$$;
comment on function private.ticket_of_token is
  'The ticket of a mailed secret, its requester, and since when replies are for them; no row for an '
  'unknown or unusable one.';
