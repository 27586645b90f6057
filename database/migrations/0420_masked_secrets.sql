-- Addresses that were stored with what opens them: secret links of feedback, signed links, tokens of queries.
-- The expression is SECRET_ADDRESSES of app/secret-addresses.ts as it was then.
-- expand

do $do$
declare
  secret constant text := $re$((?<!admin)(?:(?:/|%(?:25)*2f)+obrigado|(?:/|%(?:25)*2f)+en(?:/|%(?:25)*2f)+thank-you|(?:/|%(?:25)*2f)+feedback|(?:/|%(?:25)*2f)+privacidade(?:/|%(?:25)*2f)+solicitacao|(?:/|%(?:25)*2f)+en(?:/|%(?:25)*2f)+privacy(?:/|%(?:25)*2f)+request)(?:/|%(?:25)*2f)+(?!(?:sair|leave|enviar|send|quadro|frame|widget\.js|:[a-z]+)(?![^/?#&%\s"'<>\\]))|(?:[?&;]|%(?:25)*(?:3f|26))(?:token|para)(?:=|%(?:25)*3d))(?:(?!%(?:25)*(?:2f|3f|23|26))[^/?#&\s"'<>\\])+$re$;
begin
  update public.feedback_entries e
    set context = regexp_replace(e.context::text, secret, '\1…', 'gi')::jsonb
    where e.context::text ~* secret;
  -- What was quoted of a mail of ours.
  update public.feedback_entries e set verbatim = regexp_replace(e.verbatim, secret, '\1…', 'gi')
    where e.verbatim ~* secret and exists (
      select from public.inbound_mails m where m.entry_id = e.id and m.feedback_message_id is null);
  update public.feedback_messages f set body = regexp_replace(f.body, secret, '\1…', 'gi')
    where f.body ~* secret and exists (
      select from public.inbound_mails m where m.feedback_message_id = f.id);
  update public.crm_messages c set body = regexp_replace(c.body, secret, '\1…', 'gi')
    where c.body ~* secret and exists (
      select from public.inbound_mails m where m.crm_message_id = c.id);
  update public.inbound_mails m set body = regexp_replace(m.body, secret, '\1…', 'gi'),
      folded = regexp_replace(m.folded, secret, '\1…', 'gi')
    where m.body ~* secret or m.folded ~* secret;
  update public.newsletter_subscriptions n
    set source_page = regexp_replace(n.source_page, secret, '\1…', 'gi')
    where n.source_page ~* secret;
  update public.qualification_submissions q
    set source_page = regexp_replace(q.source_page, secret, '\1…', 'gi')
    where q.source_page ~* secret;
  update public.crash_reports c set message = regexp_replace(c.message, secret, '\1…', 'gi'),
      stack = regexp_replace(c.stack, secret, '\1…', 'gi')
    where c.message ~* secret or c.stack ~* secret;
  update public.security_events s
    set details = regexp_replace(s.details::text, secret, '\1…', 'gi')::jsonb
    where s.details::text ~* secret;
end
$do$;
