create or replace function private.is_mailed_secret(p_token text) returns boolean
language sql stable set search_path = ''
return exists (select from private.feedback_follow_up_secrets s
  where s.kind = 'mail' and s.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex'));
comment on function private.is_mailed_secret is
  'Whether a secret of a page travelled by mail alone, so that who has it reads the mailbox.';
