create or replace function private.keep_rating(
  p_rating_id uuid, p_score integer, p_comment text, p_agrees boolean
) returns text
language plpgsql set search_path = ''
as $$
declare
  rating public.ticket_ratings;
  words text := nullif(btrim(p_comment), '');
begin
  select * into rating from public.ticket_ratings r where r.id = p_rating_id for update;
  if not found then
    return 'unknown';
  elsif rating.score is null and rating.dropped_at is not null then
    return 'dropped';
  elsif private.rating_until(rating) <= clock_timestamp() then
    return 'late';
  elsif not private.count_hit(jsonb_build_array('rating', rating.id)::text, 20, interval '1 hour') then
    return 'limited';
  end if;
  -- A repeated post stores nothing.
  if rating.score is distinct from p_score or rating.comment is distinct from words then
    update public.ticket_ratings r set score = p_score, comment = words,
        rated_at = coalesce(r.rated_at, clock_timestamp()), changed_at = clock_timestamp()
      where r.id = rating.id;
  end if;
  if p_agrees and rating.author_email is not null then
    perform private.agree_to_surveys(rating.author_email, 'page', null);
  end if;
  return 'kept';
end
$$;
comment on function private.keep_rating is
  'Saves or changes a requester''s rating of a ticket, and with p_agrees the consent to be asked '
  'whether they would recommend the company: kept, dropped (it '
  'was opened again), late, limited (20 an hour) or unknown.';
