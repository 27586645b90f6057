create or replace function private.rating_until(p_rating public.ticket_ratings) returns timestamptz
language sql stable
return coalesce(p_rating.rated_at + interval '7 days', p_rating.asked_at + interval '30 days');
comment on function private.rating_until is
  'Until when a rating is accepted: 30 days after the request, and for changes 7 days after it was given.';
