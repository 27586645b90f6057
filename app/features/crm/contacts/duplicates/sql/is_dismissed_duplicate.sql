drop function if exists private.said_apart(uuid, uuid);
create or replace function private.is_dismissed_duplicate(p_one uuid, p_other uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  ones uuid[];
  others uuid[];
begin
  if not exists (select from private.contacts_apart) then
    return false;
  end if;
  ones := private.merged_contacts_of(array[p_one]);
  others := private.merged_contacts_of(array[p_other]);
  return exists (select from private.contacts_apart a
    where a.one_id = any (ones) and a.other_id = any (others)
      or a.one_id = any (others) and a.other_id = any (ones));
end
$$;
comment on function private.is_dismissed_duplicate is
  'Whether two contacts, or any that were merged into them, are dismissed as duplicates.';
