create or replace function private.entry_of_mail(p_id uuid, p_token_hash text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  mail public.inbound_mails;
begin
  select * into mail from public.inbound_mails m where m.id = p_id for update;
  insert into public.feedback_entries (id, protocol, project_id, module_id, type, channel, verbatim,
      context, author_name, author_email, locale)
    select mail.id, private.new_feedback_protocol(mail.id), p.id,
      (select d.id from public.feedback_modules d where d.project_id = p.id and d.key = 'site'),
      'duvida', 'email', left(concat_ws(E'\n\n', nullif(btrim(mail.subject), ''),
        nullif(btrim(mail.body), '')), 5000), jsonb_build_object('subject', mail.subject),
      nullif(btrim(mail.from_name), ''), mail.from_address, 'pt-BR'
    from public.feedback_projects p where p.key = 'forja';
  insert into private.feedback_follow_up_secrets (entry_id, kind, token_hash)
    values (mail.id, 'mail', p_token_hash);
  update public.inbound_mails m set state = 'taken', entry_id = mail.id where m.id = mail.id;
  insert into public.outbox (kind, payload)
    values ('feedback.author-mail', jsonb_build_object('entry_id', mail.id));
  insert into public.outbox (kind, payload)
    select 'inbound.refused-mail', jsonb_build_object('mail_id', mail.id)
    where jsonb_array_length(mail.refused) > 0;
  return mail.id;
end
$$;
comment on function private.entry_of_mail is
  'Creates an entry from a mail of an unknown sender, under the same id, and mails a copy with the follow-up link.';
