create or replace function public.survey_of_mine(p_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select public.survey_of_invitation(i.id) from public.nps_invitations i
  where i.id = p_id and i.email = private.own_address()
    and cardinality((select private.organizations_in('{owner,member,finance}'))) > 0
$$;
grant execute on function public.survey_of_mine to authenticated;
comment on function public.survey_of_mine is 'A survey that the caller was sent, for its page in the portal; null for anybody else''s.';
