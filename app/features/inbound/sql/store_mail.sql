create or replace function private.store_mail(
  p_mail jsonb, p_state text, p_reason text, p_entry_id uuid default null,
  p_feedback_message_id uuid default null, p_crm_message_id uuid default null,
  p_other_sender boolean default false
) returns void
language sql set search_path = ''
as $$
  insert into public.inbound_mails (id, state, reason, message_id, from_address, from_name, subject,
      body, folded, refused, other_sender, entry_id, feedback_message_id, crm_message_id, sent_at,
      received_at, relayed_by)
    values ((p_mail ->> 'id')::uuid, p_state, p_reason, left(p_mail ->> 'message_id', 1000),
      p_mail ->> 'from_address', left(p_mail ->> 'from_name', 200),
      left(coalesce(p_mail ->> 'subject', ''), 300), left(coalesce(p_mail ->> 'body', ''), 20000),
      left(coalesce(p_mail ->> 'folded', ''), 200000), coalesce(p_mail -> 'refused', '[]'),
      p_other_sender, p_entry_id, p_feedback_message_id, p_crm_message_id,
      (p_mail ->> 'sent_at')::timestamptz,
      coalesce((p_mail ->> 'received_at')::timestamptz, clock_timestamp()), p_mail ->> 'relayed_by');
  insert into public.inbound_mail_files (mail_id, storage_key, original_name, content_type, size, sha256,
      shown_within)
    select (p_mail ->> 'id')::uuid, f.storage_key, f.original_name, f.content_type, f.size, f.sha256,
      f.shown_within
    from jsonb_to_recordset(coalesce(p_mail -> 'files', '[]')) as f (storage_key text,
      original_name text, content_type text, size integer, sha256 text, shown_within text);
  insert into public.outbox (kind, payload)
    select 'inbound.refused-mail', jsonb_build_object('mail_id', p_mail ->> 'id')
    where p_state = 'taken' and p_mail ->> 'by' = 'person'
      and jsonb_array_length(coalesce(p_mail -> 'refused', '[]')) > 0;
$$;
comment on function private.store_mail is 'Saves a mail with its files, and notifies its sender of rejected files.';
