create or replace function public.save_note_file(p_id uuid, p_file jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
begin
  if not public.has_permission(me, 'crm', 'update') and not public.has_permission(me, 'feedback', 'update')
      and not public.has_permission(me, 'projects', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  -- Serialized per user, so that the count is right.
  perform pg_advisory_xact_lock(hashtextextended('note files ' || me, 0));
  if (select count(*) from public.note_files f where f.uploaded_by = me
      and num_nonnulls(f.lead_note_id, f.ticket_note_id, f.crm_note_id, f.project_note_id) = 0) >= 20 then
    raise exception 'files_waiting' using errcode = 'PT422';
  end if;
  insert into public.note_files (id, uploaded_by, storage_key, original_name, content_type, size, sha256)
    values (p_id, me, p_file ->> 'key', p_file ->> 'name', p_file ->> 'type',
      (p_file ->> 'size')::integer, p_file ->> 'sha256');
end
$$;
grant execute on function public.save_note_file to authenticated;
comment on function public.save_note_file is
  'Registers a stored file for a later note of the caller; at most twenty may wait. Refuses with files_waiting or '
  'crm_update_missing.';
