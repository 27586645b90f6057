-- not null: *
create or replace function private.mail_ceiling_reached() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.security_events e
    where e.event_type = 'mail_ceiling_reached' and e.created_at > now() - interval '1 hour')
$$;
grant execute on function private.mail_ceiling_reached to service_role;
comment on function private.mail_ceiling_reached is
  'Whether mails to unverified addresses reached their ceiling within the last hour.';
