-- not null: *
create or replace function public.invite_person_in(
  p_email text, p_name text, p_locale text, p_role text, p_product text,
  p_expires_at timestamptz default null, p_reason text default null
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  if not public.has_permission(private.uid(), 'users', 'manage') then
    perform private.refuse('users_manage_missing');
  end if;
  -- Confirmed from the start: the only way to a password is the link in the mail to this address.
  insert into identity.users (name, email, email_verified, locale)
    values (btrim(p_name), lower(btrim(p_email)), true, p_locale)
    on conflict (email) do nothing returning id into person;
  if person is null then
    raise exception 'already_known' using errcode = 'PT409';
  end if;
  perform private.record_security_event('person_invited', 'warning', person,
    jsonb_strip_nulls(jsonb_build_object('role', private.role_label(p_role), 'product', p_product)));
  perform public.grant_role_in(person, p_role, p_product, p_expires_at, p_reason);
  return person;
end
$$;
grant execute on function public.invite_person_in to authenticated;
comment on function public.invite_person_in is
  'Makes an account without a password, with its first role, in a product or, with null, in all; '
  'the caller mails the link.';
