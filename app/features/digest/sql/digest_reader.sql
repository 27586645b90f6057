-- not null: email, locale
create or replace function private.digest_reader(p_user uuid, p_day date)
returns table (email text, locale text)
language sql stable security definer set search_path = ''
as $$
  select p.email, p.locale
  from private.notice_digests d join public.user_profiles p using (user_id)
  where d.user_id = p_user and d.day = p_day and now() < d.until and private.rank_of(p_user) > 0
    and private.wants_notice(p_user, 'digest')
$$;
grant execute on function private.digest_reader to service_role;
comment on function private.digest_reader is
  'Recipient of the digest of a day: no row once its time is over, or where the user has left or has switched '
  'the digest off.';
