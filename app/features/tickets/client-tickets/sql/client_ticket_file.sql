-- not null: storage_key, original_name, content_type, size
create or replace function public.client_ticket_file(p_id uuid)
returns table (storage_key text, original_name text, content_type text, size integer)
language sql stable security definer set search_path = ''
as $$
  select a.storage_key, a.original_name, a.content_type, a.size
  from public.feedback_attachments a
  join public.feedback_messages m on m.id = a.message_id
  join public.feedback_tickets t on t.id = m.ticket_id
  where a.id = p_id and private.sees_message(m, t)
$$;
grant execute on function public.client_ticket_file to authenticated;
comment on function public.client_ticket_file is
  'A file of a message that the caller reads in the portal; no row for anybody else.';
