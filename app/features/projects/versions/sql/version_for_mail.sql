-- not null: email, name, locale, project_id, project, title, number, organization, deliverable_id, file_name, size, sent_at, holds
create or replace function private.version_for_mail(p_version uuid, p_user uuid)
returns table (email text, name text, locale text, organization text, project_id uuid, project text,
  deliverable_id uuid, title text, number integer, file_name text, size integer, sender text,
  sent_at timestamptz, holds boolean)
language sql stable security definer set search_path = ''
as $$
  select u.email, u.display_name, u.locale, private.name_of_client(p.organization_id::text), p.id, p.name,
    d.id, d.title, v.number, v.file_name, v.size, coalesce(nullif(s.display_name, ''), s.email), v.sent_at,
    exists (select from public.project_waits w where w.version_id = v.id and w.until is null)
  from public.deliverable_versions v
  join public.deliverables d on d.id = v.deliverable_id
  join public.projects p on p.id = d.project_id and p.shown_at is not null
  join public.client_organizations o on o.id = p.organization_id and o.is_active
  join public.client_members m on m.organization_id = o.id and m.user_id = p_user and m.role = 'owner'
  join public.user_profiles u on u.user_id = m.user_id and u.is_active
  left join public.user_profiles s on s.user_id = v.sent_by
  where v.id = p_version and v.state = 'waiting' and private.rank_of(m.user_id) = 0
$$;
grant execute on function private.version_for_mail to service_role;
comment on function private.version_for_mail is
  'A version for the mail to a recipient who may decide on it; no row once it no longer waits, or they may no longer decide.';
