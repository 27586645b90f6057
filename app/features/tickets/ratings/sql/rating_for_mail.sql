-- not null: ticket_id, number, title, email, locale
create or replace function private.rating_for_mail(p_rating_id uuid)
returns table (ticket_id uuid, number bigint, title text, entry_id uuid, email text, locale text)
language sql stable security definer set search_path = ''
as $$
  select t.id, t.number, private.subject_for_requester(r.ticket_id, r.entry_id, (
    select a.asks_in from private.requesters_of_ticket(r.ticket_id) a where a.email = r.author_email)), r.entry_id, r.author_email, r.locale
  from public.ticket_ratings r join public.feedback_tickets t on t.id = r.ticket_id
  where r.id = p_rating_id and r.author_email is not null and r.score is null and r.dropped_at is null
    and t.waits_for is null and t.emptied_at is null
$$;
grant execute on function private.rating_for_mail to service_role;
comment on function private.rating_for_mail is
  'Recipient of a mail that asks for a rating: no row where the ticket was rated or '
  'opened again.';
