create or replace function private.keep_approval() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if to_jsonb(new) - '{user_id,person_name}'::text[] <> to_jsonb(old) - '{user_id,person_name}'::text[]
    or new.user_id is not null and new.user_id is distinct from old.user_id
    or new.person_name is not null and new.person_name is distinct from old.person_name then
    raise exception 'approval_stands' using errcode = 'PT409';
  end if;
  return new;
end
$$;
comment on function private.keep_approval is
  'Trigger: an approval is not changed; only an erasure removes the name of its person.';
