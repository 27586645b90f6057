drop function if exists private.keep_client_files(uuid, jsonb);
create or replace function private.save_client_files(p_message uuid, p_files jsonb) returns boolean
language plpgsql set search_path = ''
as $$
declare
  file jsonb;
begin
  if jsonb_array_length(p_files) > 5 then
    raise exception 'files_many' using errcode = 'PT422';
  end if;
  for file in select f from jsonb_array_elements(p_files) f loop
    if not private.count_hit(jsonb_build_array('client files', private.uid())::text, 60, interval '1 day') then
      return false;
    end if;
    insert into public.feedback_attachments (message_id, storage_key, original_name, content_type, size, sha256)
      values (p_message, file ->> 'key', file ->> 'name', file ->> 'type', (file ->> 'size')::integer,
        file ->> 'sha256');
  end loop;
  return true;
end
$$;
comment on function private.save_client_files is
  'Stores which files came with a message of a client: at most five, and sixty a day for a person; false beyond '
  'that.';
