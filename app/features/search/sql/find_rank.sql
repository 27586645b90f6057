create or replace function private.find_rank(p_text text, p_name text, p_keys text[]) returns integer
language plpgsql immutable set search_path = ''
as $$
declare
  name text;
  words text[];
begin
  if p_text is null then
    return 0;
  end if;
  if lower(btrim(p_text)) = any (select lower(key) from unnest(p_keys) key) then
    return 0;
  end if;
  name := private.folded(coalesce(p_name, ''));
  words := array_remove(string_to_array(private.folded(btrim(p_text)), ' '), '');
  return case
    when starts_with(name, array_to_string(words, ' ')) then 1
    when (select bool_and(strpos(' ' || name, ' ' || word) > 0) from unnest(words) word) then 2
    when (select bool_and(strpos(name, word) > 0) from unnest(words) word) then 3
    else 4 end;
end
$$;
comment on function private.find_rank is
  'How near a record is to what a person typed: 0 one of its keys, such as a number or an e-mail, is equal; 1 its name '
  'begins so; 2 words of its name begin so; 3 its name contains it; 4 another field does.';
