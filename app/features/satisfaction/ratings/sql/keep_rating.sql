create or replace function private.keep_rating(
  p_rating_id uuid, p_score integer, p_comment text, p_agrees boolean
) returns text
language plpgsql set search_path = ''
as $$
declare
  asked public.ticket_ratings;
  words text := nullif(btrim(p_comment), '');
begin
  select * into asked from public.ticket_ratings r where r.id = p_rating_id for update;
  if not found then
    return 'unknown';
  elsif asked.score is null and asked.dropped_at is not null then
    return 'dropped';
  elsif private.rating_until(asked) <= clock_timestamp() then
    return 'late';
  elsif not private.count_hit(jsonb_build_array('rating', asked.id)::text, 20, interval '1 hour') then
    return 'limited';
  end if;
  -- A post that is sent twice says the same thing once.
  if asked.score is distinct from p_score or asked.comment is distinct from words then
    update public.ticket_ratings r set score = p_score, comment = words,
        rated_at = coalesce(r.rated_at, clock_timestamp()), changed_at = clock_timestamp()
      where r.id = asked.id;
  end if;
  if p_agrees and asked.author_email is not null then
    perform private.agree_to_surveys(asked.author_email, 'page', null);
  end if;
  return 'kept';
end
$$;
comment on function private.keep_rating is
  'Saves or changes a requester''s rating of a ticket, and with p_agrees the consent to be asked '
  'whether they would recommend the company: kept, dropped (it '
  'was opened again), late, limited (20 an hour) or unknown.';
