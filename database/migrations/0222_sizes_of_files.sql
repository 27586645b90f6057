-- Sizes of the last versions of files are summed from the index alone.
-- expand
alter table public.project_file_versions
  drop constraint project_file_versions_file_id_number_key,
  add constraint project_file_versions_file_id_number_key unique (file_id, number) include (size);
