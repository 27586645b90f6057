create or replace function private.keep_ticket_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.ticket_words as w (id, words, known)
    values (new.id, private.words_of_ticket(new.number, new.title, new.author_name, new.author_email),
      private.words_of_asker(new.contact_id, new.company_id))
    on conflict (id) do update set words = excluded.words, known = excluded.known;
  return null;
end
$$;
comment on function private.keep_ticket_words is
  'Trigger: what a ticket is found by stays beside it.';
