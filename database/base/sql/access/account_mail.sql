-- not null: email, name, locale, kind, user_id, sealed
create or replace function private.account_mail(p_mail_id uuid)
returns table (user_id uuid, email text, name text, locale text, kind text, sealed text)
language sql stable security definer set search_path = ''
as $$
  select p.user_id, p.email, p.display_name, p.locale, m.kind, m.sealed
  from identity.mails m join public.user_profiles p using (user_id) where m.id = p_mail_id
$$;
grant execute on function private.account_mail to service_role;
comment on function private.account_mail is 'A mail that is to be sent, and to whom.';
