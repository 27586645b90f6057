create or replace function private.mail_within_limit(
  p_sender_key text, p_written_by text, p_answers boolean
) returns boolean
language plpgsql set search_path = ''
as $$
begin
  -- The narrow limits first, so that their refusals do not count in the wide ones.
  if not private.count_hit(jsonb_build_array('mail from', p_sender_key)::text, 30, interval '1 hour') then
    return false;
  end if;
  if p_written_by <> 'person' then
    return private.count_hit('["automatic mails"]', 200, interval '1 hour');
  end if;
  return p_answers or (
    private.count_hit(
      jsonb_build_array('stranger''s mail from', p_sender_key)::text, 10, interval '1 day')
    and private.count_hit('["mails of strangers"]', 300, interval '1 hour'));
end
$$;
comment on function private.mail_within_limit is
  'Whether a mail is within the limits: 30 an hour for a sender, 10 a day for an unknown '
  'sender; 300 an hour for all unknown senders together, and 200 for programs.';
