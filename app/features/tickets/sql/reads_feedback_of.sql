create or replace function private.reads_feedback_of(p_user_id uuid, p_project_id uuid) returns boolean
language sql stable security definer set search_path = ''
return private.may(p_user_id, 'feedback', 'read') and exists (
  select from public.feedback_projects p
    join public.user_roles r on r.user_id = p_user_id and r.is_active
      and (r.expires_at is null or r.expires_at > now())
      and (r.product is null or r.product = p.product)
    join public.role_permissions g on g.role = r.role
      and g.resource = 'feedback' and g.action in ('read', 'manage')
  where p.id = p_project_id);
grant execute on function private.reads_feedback_of to authenticated, service_role;
comment on function private.reads_feedback_of is
  'Whether a user other than the caller may read the tickets of a project: checked before a ticket is assigned to '
  'them or they are notified of one.';
