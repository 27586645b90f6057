create or replace function public.drop_ticket_file(p_id uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.feedback_attachments f
    where f.id = p_id and num_nonnulls(f.entry_id, f.message_id) = 0
      and f.uploaded_by = private.uid();
  return found;
end
$$;
grant execute on function public.drop_ticket_file to authenticated;
comment on function public.drop_ticket_file is
  'Deletes an uploaded file of the caller that belongs to no reply yet.';
