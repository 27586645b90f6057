create or replace function private.note_message_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.crm_messages m set mail_id = new.id, mail_state = new.state
    where m.id = new.about and (m.mail_id, m.mail_state) is distinct from (new.id, new.state);
  return null;
end
$$;
comment on function private.note_message_mail is
  'Trigger: stores the outcome of a mail with its message, which is kept longer than the list of mails.';
