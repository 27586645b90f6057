create or replace function private.note_message_id(p_id uuid, p_message_id text) returns void
language sql security definer set search_path = ''
as $$
  update public.mails m set message_id = left(p_message_id, 300)
    where m.id = p_id and m.message_id is distinct from left(p_message_id, 300)
$$;
grant execute on function private.note_message_id to service_role;
comment on function private.note_message_id is
  'Stores the Message-ID of a recorded mail, by which a report of failed delivery is matched to it. The release before calls '
  'it; private.record_mail() takes the id by now.';
