create or replace function private.files_of_message(p_message_id uuid) returns jsonb
language sql stable
return (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'name', a.original_name,
    'type', a.content_type, 'size', a.size) order by a.created_at, a.id), '[]')
  from public.feedback_attachments a where a.message_id = p_message_id);
comment on function private.files_of_message is 'The files of a message, as screens show them.';
