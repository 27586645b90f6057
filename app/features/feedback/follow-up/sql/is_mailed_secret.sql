create or replace function private.is_mailed_secret(p_token text) returns boolean
language sql stable
return exists (select from private.feedback_follow_up_secrets s
  where s.kind = 'mail' and s.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex'));
comment on function private.is_mailed_secret is
  'Whether the secret of a page was sent only by mail, so that its holder can read the mailbox.';
