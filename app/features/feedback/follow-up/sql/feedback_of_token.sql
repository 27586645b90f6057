create or replace function private.feedback_of_token(p_token text) returns uuid
language sql stable
return (select s.entry_id from private.feedback_follow_up_secrets s
  where s.token_hash = encode(sha256(convert_to(p_token, 'UTF8')), 'hex'));
comment on function private.feedback_of_token is 'The entry of a follow-up secret, or null.';
