-- not null: email, locale, key, name, city, set_at
create or replace function private.pix_key_for_mail(p_id bigint, p_user uuid)
returns table (email text, locale text, changed_by text, kind text, key text, name text, city text,
  set_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select p.email, p.locale, b.display_name, k.kind, k.key, k.merchant_name, k.merchant_city, k.set_at
  from public.pix_keys k
  join public.user_profiles p on p.user_id = p_user and p.is_active
  left join public.user_profiles b on b.user_id = k.set_by
  where k.id = p_id and private.may(p_user, 'financial', 'approve')
$$;
grant execute on function private.pix_key_for_mail to service_role;
comment on function private.pix_key_for_mail is
  'The mail about a change of the company''s Pix key to a user who may approve finance; no row for others.';
