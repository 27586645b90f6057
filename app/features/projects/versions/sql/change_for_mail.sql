-- not null: email, name, locale, project_id, project, title, number, organization, body, weight
create or replace function private.change_for_mail(p_comment uuid, p_user uuid)
returns table (email text, name text, locale text, organization text, project_id uuid, project text,
  title text, number integer, asker text, body text, weight text)
language sql stable security definer set search_path = ''
as $$
  select u.email, u.display_name, u.locale, private.name_of_client(p.organization_id::text), p.id, p.name,
    d.title, v.number, coalesce(nullif(a.display_name, ''), a.email), c.body, c.weight
  from public.project_comments c
  join public.deliverable_versions v on v.id = c.version_id
  join public.deliverables d on d.id = v.deliverable_id
  join public.projects p on p.id = d.project_id
  join public.user_profiles u on u.user_id = p_user and u.is_active and u.user_id = p.conducted_by
  left join public.user_profiles a on a.user_id = c.author_id
  where c.id = p_comment and c.weight is not null
$$;
grant execute on function private.change_for_mail to service_role;
comment on function private.change_for_mail is
  'A requested change, for the mail to the owner of the project.';
