create or replace function public.drop_note_file(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.note_files f where f.id = p_id and f.uploaded_by = private.uid()
    and num_nonnulls(f.lead_note_id, f.ticket_note_id, f.crm_note_id, f.project_note_id) = 0;
  return found;
end
$$;
grant execute on function public.drop_note_file to authenticated;
comment on function public.drop_note_file is
  'Deletes an uploaded file of the caller that belongs to no note yet.';
