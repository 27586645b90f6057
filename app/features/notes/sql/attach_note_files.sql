create or replace function private.attach_note_files(p_kind text, p_note_id uuid, p_files uuid[]) returns void
language plpgsql set search_path = ''
as $$
declare
  attached integer;
begin
  if cardinality(coalesce(p_files, '{}')) = 0 then
    return;
  end if;
  update public.note_files f set
      lead_note_id = case p_kind when 'lead' then p_note_id end,
      ticket_note_id = case p_kind when 'ticket' then p_note_id end,
      crm_note_id = case p_kind when 'crm' then p_note_id end,
      project_note_id = case p_kind when 'project' then p_note_id end
    where f.id = any (p_files) and f.uploaded_by = private.uid()
      and num_nonnulls(f.lead_note_id, f.ticket_note_id, f.crm_note_id, f.project_note_id) = 0;
  get diagnostics attached = row_count;
  if attached <> cardinality(p_files) then
    raise exception 'files_gone' using errcode = 'PT404';
  end if;
end
$$;
comment on function private.attach_note_files is
  'Attaches uploaded files of the caller to a new note: lead, ticket, crm or project. Refuses with files_gone.';
