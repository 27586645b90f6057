drop function if exists private.invitation_shown(uuid);
-- not null: email, name, locale, revision, state, role, organization, sent_at, expires_at
create or replace function private.invitation_view(p_id uuid)
returns table (revision integer, state text, email text, name text, role text, locale text,
  organization text, project_id uuid, project text, inviter text, sent_at timestamptz,
  expires_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select i.revision, case when i.accepted_at is not null then 'used'
      when i.revoked_at is not null or not o.is_active then 'revoked'
      when i.expires_at <= now() then 'late' else 'open' end,
    i.email, i.name, i.role, i.locale, coalesce(private.name_of_client(o.id::text), i.name),
    p.id, p.name, coalesce(nullif(s.display_name, ''), s.email), i.sent_at, i.expires_at
  from public.client_invitations i
  join public.client_organizations o on o.id = i.organization_id
  left join public.projects p on p.id = i.project_id and p.shown_at is not null
  left join public.user_profiles s on s.user_id = i.invited_by
  where i.id = p_id
$$;
grant execute on function private.invitation_view to service_role;
comment on function private.invitation_view is
  'An invitation for its page and its mail: state is open, late, used, revoked or, after a later mail, old.';
