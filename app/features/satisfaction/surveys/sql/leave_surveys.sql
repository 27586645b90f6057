-- not null: *
create or replace function public.leave_surveys(p_invitation_id uuid, p_way text) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  select i.email into address from public.nps_invitations i where i.id = p_invitation_id;
  if not found then
    return 'unknown';
  end if;
  update public.survey_consents s set left_at = clock_timestamp(), left_way = p_way
    where s.email = address and s.left_at is null;
  return 'left';
end
$$;
grant execute on function public.leave_surveys to service_role;
comment on function public.leave_surveys is
  'Withdraws a consent by a link whose signature the server has verified: left, also where it was '
  'withdrawn before, or unknown. p_way is link or one_click.';
