create or replace function private.rating_moments(p_user uuid)
returns table (kind text, id uuid, subject text, label text, at timestamptz, tells boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select 'rating-bad', t.id, 'notice-ticket rating ' || r.id, t.title, r.rated_at, true
    from public.ticket_ratings r join public.feedback_tickets t on t.id = r.ticket_id
    where r.score <= 2 and r.rated_at > now() - interval '1 day' and t.owner_id = p_user
      and private.ticket_in_reach(t.id, 'read')
    order by r.rated_at desc, r.id limit 100;
end
$$;
comment on function private.rating_moments is
  'When a requester rated the solution of a caller''s ticket as bad; the label is the ticket. '
  'Shown, and not counted as waiting.';
