drop function if exists private.files_not_taken(jsonb);
create or replace function private.rejected_files(context jsonb) returns jsonb
language sql immutable
return jsonb_path_query_array(context, 'lax $.filesNotTaken[*] ? (@.type() == "string")');
comment on function private.rejected_files is
  'Names of files that were not stored for lack of room, from the context of an entry.';
