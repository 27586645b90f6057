-- not null: storage_key, original_name, content_type, size
create or replace function public.feedback_file(p_token text, p_attachment_id uuid)
returns table (storage_key text, original_name text, content_type text, size integer)
language sql stable security definer set search_path = ''
as $$
  select a.storage_key, a.original_name, a.content_type, a.size
  from public.feedback_attachments a
  where a.id = p_attachment_id and (a.entry_id = private.feedback_of_token(p_token)
    or a.message_id in (
      select f.id from private.messages_followed(private.feedback_of_token(p_token)) f
      union all select f.id from private.ticket_messages_followed(p_token) f))
$$;
grant execute on function public.feedback_file to anon, authenticated, service_role;
comment on function public.feedback_file is
  'One file of an entry, or of a message that its author may read, by the secret of the follow-up link.';
