create or replace function private.mask_secrets(p_text text) returns text
language sql immutable strict parallel safe
-- SECRET_ADDRESSES of app/secret-addresses.ts, word for word.
return regexp_replace(p_text, $re$((?<!admin)(?:(?:/|%(?:25)*2f)+obrigado|(?:/|%(?:25)*2f)+en(?:/|%(?:25)*2f)+thank-you|(?:/|%(?:25)*2f)+feedback|(?:/|%(?:25)*2f)+privacidade(?:/|%(?:25)*2f)+solicitacao|(?:/|%(?:25)*2f)+en(?:/|%(?:25)*2f)+privacy(?:/|%(?:25)*2f)+request)(?:/|%(?:25)*2f)+(?!(?:sair|leave|enviar|send|quadro|frame|widget\.js|:[a-z]+)(?![^/?#&%\s"'<>\\]))|(?:[?&;]|%(?:25)*(?:3f|26))(?:token|para)(?:=|%(?:25)*3d))(?:(?!%(?:25)*(?:2f|3f|23|26))[^/?#&\s"'<>\\])+$re$, '\1…', 'gi');
comment on function private.mask_secrets is
  'Hides the secrets of all addresses that a text names, those of JSON too: what is stored of an address is read by more people than may open it.';
