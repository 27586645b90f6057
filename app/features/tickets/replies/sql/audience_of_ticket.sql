create or replace function private.audience_of_ticket(p_ticket_id uuid)
returns table (entry_id uuid, name text, email text, locale text)
language sql stable set search_path = ''
as $$
  select a.entry_id, a.name, a.email, a.locale from private.askers_of_ticket(p_ticket_id) a
$$;
comment on function private.audience_of_ticket is
  'Who gets what staff answer in a ticket, each address once: by mail, or without one on the page of '
  'the entry.';
