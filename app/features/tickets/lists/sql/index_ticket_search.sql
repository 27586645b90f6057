drop function if exists private.keep_ticket_words(public.feedback_tickets);
drop function if exists private.keep_ticket_words();
create or replace function private.index_ticket_search(ticket public.feedback_tickets) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ticket_words as w (id, words, known)
    values (ticket.id, private.search_text_of_ticket(ticket.number, ticket.title, ticket.author_name, ticket.author_email),
      private.search_text_of_requester(ticket.contact_id, ticket.company_id))
    on conflict (id) do update set words = excluded.words, known = excluded.known;
end
$$;
comment on function private.index_ticket_search is
  'Step: writes the search row of a ticket.';
