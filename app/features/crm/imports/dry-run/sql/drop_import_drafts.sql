create or replace function private.drop_import_drafts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.import_drafts d where d.import_id = new.id;
  return null;
end
$$;
comment on function private.drop_import_drafts is
  'Deletes the drafts of a dry run that has ended.';
