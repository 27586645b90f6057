create or replace function private.shown_subject(p_subject text, p_locale text) returns text
language sql immutable
return coalesce(p_subject, case p_locale when 'en' then 'Ticket' else 'Chamado' end);
comment on function private.shown_subject is
  'The subject of a ticket as requesters see it. Without one it is a general word: the title is for staff alone.';
