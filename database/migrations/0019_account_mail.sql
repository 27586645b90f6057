-- Mails about accounts. What they need (a link's token, a device) is sealed by the server before it
-- comes here, so that neither the queue nor a copy of the database holds a usable link.

create table identity.mails (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references identity.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  sealed text not null check (length(sealed) <= 8192),
  created_at timestamptz not null default now()
);
create index mails_of_user on identity.mails (user_id);
alter table identity.mails enable row level security;
revoke all on identity.mails from public, anon, authenticated, service_role;
comment on table identity.mails is 'Mails about accounts that are still to be sent; sent ones go.';

create function private.queue_account_mail(p_user_id uuid, p_kind text, p_sealed text) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  mail_id uuid;
begin
  insert into identity.mails (user_id, kind, sealed) values (p_user_id, p_kind, p_sealed)
    returning id into mail_id;
  insert into public.outbox (kind, payload)
    values ('account.mail', jsonb_build_object('mail_id', mail_id));
  return mail_id;
end
$$;
revoke all on function private.queue_account_mail(uuid, text, text) from public;
grant execute on function private.queue_account_mail(uuid, text, text) to service_role;
comment on function private.queue_account_mail(uuid, text, text) is
  'Puts a mail about an account, and the job that sends it, in one transaction.';

create function private.account_mail(p_mail_id uuid)
returns table (user_id uuid, email text, name text, locale text, kind text, sealed text)
language sql stable security definer set search_path = ''
as $$
  select p.user_id, p.email, p.display_name, p.locale, m.kind, m.sealed
  from identity.mails m join public.user_profiles p using (user_id) where m.id = p_mail_id
$$;
revoke all on function private.account_mail(uuid) from public;
grant execute on function private.account_mail(uuid) to service_role;
comment on function private.account_mail(uuid) is 'A mail that is to be sent, and to whom.';

create function private.account_mail_sent(p_mail_id uuid) returns void
language sql security definer set search_path = ''
as $$ delete from identity.mails where id = p_mail_id $$;
revoke all on function private.account_mail_sent(uuid) from public;
grant execute on function private.account_mail_sent(uuid) to service_role;
comment on function private.account_mail_sent(uuid) is 'Forgets a mail that has gone out.';

-- True the first time; the row is kept as long as the code could be played again.
create function private.use_code(p_user_id uuid, p_code_hash bytea) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from identity.used_codes where used_at < now() - interval '5 minutes';
  insert into identity.used_codes (user_id, code_hash) values (p_user_id, p_code_hash)
    on conflict do nothing;
  return found;
end
$$;
revoke all on function private.use_code(uuid, bytea) from public;
grant execute on function private.use_code(uuid, bytea) to service_role;
comment on function private.use_code(uuid, bytea) is
  'Marks a code of an authenticator as used; false when it was used before.';

-- The person of a request: who she is and what she may, in one call.
create function private.session_person(p_user_id uuid)
returns table (display_name text, email text, locale text, is_active boolean, role text,
  permissions text[])
language sql stable security definer set search_path = ''
as $$
  select p.display_name, p.email, p.locale, p.is_active,
    case private.rank_of(p.user_id) when 5 then 'superadmin' when 4 then 'admin'
      when 3 then 'manager' when 2 then 'analyst' when 1 then 'viewer' end,
    coalesce((
      select array_agg(distinct g.resource || ':' || a.action)
      from public.user_roles r
      join public.role_permissions g using (role)
      join unnest(array['create', 'read', 'update', 'delete', 'approve', 'manage']) as a (action)
        on g.action in (a.action, 'manage')
      where r.user_id = p.user_id and p.is_active and r.is_active
        and (r.expires_at is null or r.expires_at > now())), '{}')
  from public.user_profiles p where p.user_id = p_user_id
$$;
revoke all on function private.session_person(uuid) from public;
grant execute on function private.session_person(uuid) to service_role;
comment on function private.session_person(uuid) is
  'For the server, once a request. Says the same as has_permission(), which a test holds it to.';

create function private.has_superadmin() returns boolean
language sql stable security definer set search_path = ''
return exists (select 1 from public.user_roles where role = 'superadmin');
revoke all on function private.has_superadmin() from public;
grant execute on function private.has_superadmin() to service_role;
comment on function private.has_superadmin() is
  'Whether the first administrator was ever made; until then the set-up link holds.';
