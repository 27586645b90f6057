create or replace function private.note_message_id(p_id uuid, p_message_id text) returns void
language sql security definer set search_path = ''
as $$
  update public.mails m set message_id = left(p_message_id, 300)
    where m.id = p_id and m.message_id is distinct from left(p_message_id, 300)
$$;
grant execute on function private.note_message_id to service_role;
comment on function private.note_message_id is
  'What a mail on record is called, so that a report of its failure finds it. The release before calls it; '
  'private.record_mail() takes the id by now.';
