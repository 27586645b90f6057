-- not null: email, name, locale, project_id, project, title, number, is_client, organization, deliverable_id, file_name, size, sha256, receipt, approved_at
create or replace function private.approval_for_mail(p_approval uuid, p_user uuid)
returns table (email text, name text, locale text, is_client boolean, organization text, project_id uuid,
  project text, deliverable_id uuid, title text, number integer, file_name text, size integer,
  sha256 text, receipt text, approved_by text, approved_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select u.email, u.display_name, u.locale, a.user_id is not distinct from u.user_id, a.organization_name, p.id, p.name, d.id,
    d.title, v.number, a.file_name, a.size, a.sha256, a.receipt, a.person_name, a.approved_at
  from public.approvals a
  join public.deliverable_versions v on v.id = a.version_id
  join public.deliverables d on d.id = v.deliverable_id
  join public.projects p on p.id = d.project_id
  join public.user_profiles u on u.user_id = p_user and u.is_active
  where a.id = p_approval and u.user_id in (a.user_id, p.conducted_by)
$$;
grant execute on function private.approval_for_mail to service_role;
comment on function private.approval_for_mail is
  'The receipt of an approval, for the mail to its author and to the owner of the project.';
