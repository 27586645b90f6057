drop function if exists public.rating_asked(uuid);
create or replace function public.rating_by_id(p_rating_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$ select private.rating_view(r) from public.ticket_ratings r where r.id = p_rating_id $$;
grant execute on function public.rating_by_id to service_role;
comment on function public.rating_by_id is
  'A rating for the page of a signed link; null where it has been erased.';
