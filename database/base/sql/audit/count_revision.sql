create or replace function private.count_revision() returns trigger
language plpgsql set search_path = ''
as $$
declare
  -- The server, a restored backup and definer functions may set any value.
  by_person boolean := current_user = 'authenticated';
begin
  if tg_op = 'INSERT' then
    if by_person then
      new.revision := 1;
    end if;
    return new;
  end if;
  if by_person then
    if new.id <> old.id then
      raise exception 'row_key_stays' using errcode = 'PT403';
    end if;
    -- Programs that read a time to the millisecond send it back so.
    if to_jsonb(new) -> 'created_at' <> to_jsonb(old) -> 'created_at' then
      new := jsonb_populate_record(new,
        jsonb_build_object('created_at', to_jsonb(old) -> 'created_at'));
    end if;
    new.revision := old.revision;
  end if;
  if private.without_counters(to_jsonb(new)) is distinct from private.without_counters(to_jsonb(old)) then
    new.revision := old.revision + 1;
  end if;
  return new;
end
$$;
comment on function private.count_revision is
  'Trigger: raises the revision of a row, by which a save detects a concurrent change. Users cannot set '
  'revision or creation time, and the key of a row is immutable.';
