-- Old: public.invite_person_in
create or replace function public.invite_person(
  p_email text, p_name text, p_locale text, p_role text,
  p_expires_at timestamptz default null, p_reason text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  return public.invite_person_in(p_email, p_name, p_locale, p_role, null, p_expires_at, p_reason);
end
$$;
revoke all on function public.invite_person from public, anon, authenticated, service_role;
grant execute on function public.invite_person to authenticated;
comment on function public.invite_person is
  'Makes an account without a password, with its first role, in every product.';
