create or replace function private.files_of_note(p_note_id uuid) returns jsonb
language sql stable set search_path = ''
return (
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.original_name, 'size', f.size)
    order by f.created_at, f.original_name), '[]')
  from public.note_files f
  where f.lead_note_id = p_note_id or f.ticket_note_id = p_note_id or f.crm_note_id = p_note_id
    or f.project_note_id = p_note_id
);
comment on function private.files_of_note is 'The files of a note of any kind: id, name and size.';
