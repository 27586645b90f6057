create or replace trigger erase_upload_part after delete on private.project_upload_parts
  for each row execute function private.erase_version_file();
