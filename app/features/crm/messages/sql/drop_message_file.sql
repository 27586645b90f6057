create or replace function public.drop_message_file(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.crm_message_files f
    where f.id = p_id and f.message_id is null and f.uploaded_by = private.uid();
  return found;
end
$$;
grant execute on function public.drop_message_file to authenticated;
comment on function public.drop_message_file is
  'Deletes an uploaded file of the caller that belongs to no message yet.';
