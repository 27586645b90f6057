-- not null: *
drop function if exists public.rate_asked(uuid, integer, text, boolean);
create or replace function public.save_rating(p_rating_id uuid, p_score integer, p_comment text,
  p_agrees boolean default false)
returns text
language sql security definer set search_path = ''
as $$ select private.keep_rating(p_rating_id, p_score, p_comment, p_agrees) $$;
grant execute on function public.save_rating to service_role;
comment on function public.save_rating is
  'Rating of a ticket by a requester without a page of an entry; the server has verified '
  'the signature of the link. kept, dropped, late, limited or unknown.';
