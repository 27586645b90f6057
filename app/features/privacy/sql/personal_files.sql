create or replace function public.personal_files(p_id uuid) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
declare
  p private.person;
  entry private.personal_data;
begin
  p := private.person_of((
    select r.email from public.privacy_requests r where r.id = p_id and r.state = 'erasing'));
  for entry in select * from private.personal_data d
      where d.files is not null order by d.position loop
    return query execute
      format('select %s from %s t where %s', entry.files, entry.table_name, entry.belongs) using p;
  end loop;
end
$$;
grant execute on function public.personal_files to service_role;
comment on function public.personal_files is
  'Keys of the stored files of the person who is being erased.';
