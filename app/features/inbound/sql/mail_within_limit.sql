create or replace function private.mail_within_limit(
  p_sender_key text, p_written_by text, p_answers boolean
) returns boolean
language plpgsql set search_path = ''
as $$
begin
  -- The narrow ones first: what they refuse takes nothing from the wide ones.
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
  'Whether a mail is within the share of its sender: 30 an hour, of somebody whom nothing was sent 10 a '
  'day; unknown senders have 300 an hour together, and programs 200.';
