create or replace function private.tickets_of_person(p_person private.person) returns setof uuid
language sql stable set search_path = ''
as $$
  select t.id from public.feedback_tickets t
  where t.contact_id = any (p_person.contacts) or t.feedback_id = any (p_person.feedback)
    or t.author_email = p_person.email
$$;
comment on function private.tickets_of_person is
  'Tickets of a requester. A ticket that is only linked to another entry of theirs belongs to its own '
  'requester.';
