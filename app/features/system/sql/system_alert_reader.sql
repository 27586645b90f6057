-- not null: email, locale
create or replace function private.system_alert_reader(p_user_id uuid)
returns table (email text, locale text)
language sql stable security definer set search_path = ''
as $$
  select p.email, p.locale from public.user_profiles p
  where p.user_id = p_user_id and p.is_active and private.may(p.user_id, 'settings', 'read')
    and private.wants_notice(p.user_id, 'system')
$$;
grant execute on function private.system_alert_reader to service_role;
comment on function private.system_alert_reader is
  'Where a mail about the system goes; no row where its reader may no longer see it, or does not want it.';
