create or replace function private.project_note_in_reach(p_note_id uuid, p_action text default 'read') returns boolean
language sql stable security definer set search_path = ''
return exists (
  select from public.project_notes n join public.projects p on p.id = n.project_id
  where n.id = p_note_id and n.removed_at is null and p.product = any (private.products_in('projects', p_action)));
comment on function private.project_note_in_reach is 'Whether the caller may read, or change, the project of a note.';
