drop function if exists public.person_sign_in(uuid);
-- not null: confirmed, has_password, two_factor, passkeys, issuers
create or replace function public.person_sign_in(p_user_id uuid)
returns table (confirmed boolean, has_password boolean, two_factor boolean, passkeys integer,
  sessions jsonb, issuers text[])
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_may_read_people();
  return query
    -- The account of an invitation is marked as verified from the start: the link in its mail is the only way in.
    select u.email_verified and (
        exists (select from identity.accounts c where c.user_id = u.id)
        or exists (select from identity.passkeys k where k.user_id = u.id)
        or exists (select from identity.sessions s where s.user_id = u.id)
        or exists (select from public.client_members m where m.user_id = u.id)),
      exists (select from identity.accounts c where c.user_id = u.id and c.password is not null),
      coalesce(u.two_factor_enabled, false),
      (select count(*)::integer from identity.passkeys k where k.user_id = u.id),
      coalesce((select jsonb_agg(jsonb_build_object('since', s.created_at, 'seen', s.updated_at,
          'address', s.ip_address, 'agent', s.user_agent) order by s.updated_at desc)
        from identity.sessions s where s.user_id = u.id and s.expires_at > now()), '[]'),
      array(select i.name from identity.accounts c join public.sign_in_issuers i on c.provider_id = 'issuer:' || i.id
        where c.user_id = u.id order by i.name)
    from identity.users u where u.id = p_user_id;
end
$$;
grant execute on function public.person_sign_in to authenticated;
comment on function public.person_sign_in is
  'How a user signs in and their sessions, without tokens; for users who may read users.';
