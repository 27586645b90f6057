create or replace function private.subject_for_requester(p_ticket_id uuid, p_entry_id uuid, p_asks_in uuid)
returns text
language sql stable set search_path = ''
as $$
  select private.shown_subject(
    -- Of an entry its own text: the ticket may have been opened for another person.
    case when p_entry_id is null then t.subject
      else (select nullif(private.title_of_text(e.verbatim), '') from public.feedback_entries e where e.id = p_entry_id)
    end, t.locale)
  from public.feedback_tickets t where t.id = coalesce(p_asks_in, p_ticket_id)
$$;
comment on function private.subject_for_requester is
  'The subject of a ticket for one of its requesters: the text of their entry, else the subject of the ticket '
  'they asked in. Never the title, and never the words of another requester.';
