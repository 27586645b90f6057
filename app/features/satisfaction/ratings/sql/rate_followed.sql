-- not null: *
create or replace function public.rate_followed(
  p_token text, p_rating_id uuid, p_score integer, p_comment text,
  p_agrees boolean default false
) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.ticket_ratings r
      where r.id = p_rating_id and r.entry_id = private.feedback_of_token(p_token)) then
    return 'unknown';
  end if;
  -- Consent needs the secret that was mailed: a typed address does not prove who agrees.
  return private.keep_rating(p_rating_id, p_score, p_comment,
    p_agrees and private.is_mailed_secret(p_token));
end
$$;
grant execute on function public.rate_followed to anon, authenticated, service_role;
comment on function public.rate_followed is
  'Rating of a ticket by the author of an entry, by the secret of the follow-up link: '
  'kept, dropped, late, limited or unknown.';
