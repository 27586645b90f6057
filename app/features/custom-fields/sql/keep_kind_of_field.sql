create or replace function private.keep_kind_of_field() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.subject := old.subject;
  new.key := old.key;
  new.type := old.type;
  return new;
end
$$;
comment on function private.keep_kind_of_field is
  'Trigger: what a custom field is of, its key and its type stay as they were made, since values are read by them.';
