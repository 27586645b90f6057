-- not null: *
create or replace function public.rate_as_client(p_rating uuid, p_score integer, p_comment text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.ticket_ratings r join public.feedback_tickets t on t.id = r.ticket_id
      where r.id = p_rating and r.author_email = private.own_address() and private.sees_ticket(t)) then
    return 'unknown';
  end if;
  return private.keep_rating(p_rating, p_score, p_comment, false);
end
$$;
grant execute on function public.rate_as_client to authenticated;
comment on function public.rate_as_client is
  'Rating of a ticket by a person of its client, where the rating was asked from the caller: kept, '
  'dropped, late, limited or unknown.';
