drop function if exists public.keep_ticket_file(uuid, jsonb);
create or replace function public.save_ticket_file(p_id uuid, p_file jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
begin
  if not public.has_permission(me, 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  -- Serialized per user, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended('ticket files ' || me, 0));
  if (select count(*) from public.feedback_attachments f
      where f.uploaded_by = me and num_nonnulls(f.entry_id, f.message_id) = 0) >= 20 then
    raise exception 'files_waiting' using errcode = 'PT422';
  end if;
  insert into public.feedback_attachments
      (id, uploaded_by, storage_key, original_name, content_type, size, sha256)
    values (p_id, me, p_file ->> 'key', p_file ->> 'name', p_file ->> 'type',
      (p_file ->> 'size')::integer, p_file ->> 'sha256');
end
$$;
grant execute on function public.save_ticket_file to authenticated;
comment on function public.save_ticket_file is
  'Registers a stored file for a later reply of the caller; at most twenty may wait. '
  'Refuses with files_waiting or feedback_update_missing.';
