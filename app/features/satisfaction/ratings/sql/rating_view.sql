drop function if exists private.rating_shown(public.ticket_ratings);
create or replace function private.rating_view(p_rating public.ticket_ratings) returns jsonb
language sql stable
return jsonb_build_object('id', p_rating.id, 'score', p_rating.score, 'comment', p_rating.comment,
  'about', private.subject_for_requester(p_rating.ticket_id, p_rating.entry_id, (
    select a.asks_in from private.requesters_of_ticket(p_rating.ticket_id) a where a.email = p_rating.author_email)),
  -- Whether to ask for consent to surveys, where there is none yet.
  'asks', p_rating.author_email is not null and not exists (select from public.survey_consents s
    where s.email = p_rating.author_email and s.left_at is null),
  'until', private.rating_until(p_rating),
  'state', case
    when p_rating.score is null and p_rating.dropped_at is not null then 'dropped'
    when private.rating_until(p_rating) <= clock_timestamp() then 'late'
    else 'open' end);
comment on function private.rating_view is 'A rating as the requester sees it.';
