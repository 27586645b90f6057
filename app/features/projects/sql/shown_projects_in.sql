create or replace function private.shown_projects_in() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select array_agg(p.id) from public.projects p
    where p.shown_at is not null
      and p.organization_id = any ((select private.organizations_in('{owner,member,finance}'))::uuid[])), '{}');
end
$$;
grant execute on function private.shown_projects_in to authenticated;
comment on function private.shown_projects_in is
  'Published projects of clients of which the caller is a member, as the policy of projects has them for people of '
  'clients. Evaluated once per statement by the policies of what belongs to a project.';
