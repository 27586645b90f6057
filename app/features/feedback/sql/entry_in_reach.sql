create or replace function private.entry_in_reach(p_entry_id uuid, p_action text) returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.feedback_entries e
  where e.id = p_entry_id and e.project_id = any (private.feedback_projects_in(p_action)));
grant execute on function private.entry_in_reach to authenticated;
comment on function private.entry_in_reach is
  'Whether the caller has a permission on an entry, by the product of its project.';
