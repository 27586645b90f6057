create or replace function private.cut_answers(form_data jsonb, room integer) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  answer record;
  words text;
  share integer;
  waiting integer := (select count(*) from jsonb_object_keys(form_data));
  kept jsonb := '{}';
begin
  -- The shortest first: longer ones share the room that shorter ones leave.
  for answer in
    select a.key, a.value, coalesce(a.value #>> '{}', '') as words from jsonb_each(form_data) a
    order by octet_length(a.key) + octet_length(coalesce(a.value #>> '{}', '')), a.key
  loop
    share := room / waiting - octet_length(answer.key);
    waiting := waiting - 1;
    if octet_length(answer.words) <= share then
      kept := kept || jsonb_build_object(answer.key, answer.value);
    elsif jsonb_typeof(answer.value) = 'array' then
      kept := kept || jsonb_build_object(answer.key, (
        select coalesce(jsonb_agg(part order by place), '[]') from (
          select part, place, sum(octet_length(part::text) + 2) over (order by place) as used
          from jsonb_array_elements(answer.value) with ordinality each (part, place)) parts
        where used <= share));
    else
      continue when share < 16;
      words := left(answer.words, share - 3);
      while octet_length(words) > share - 3 loop
        words := left(words, length(words) - greatest(1, (octet_length(words) - share + 3) / 4));
      end loop;
      kept := kept || jsonb_build_object(answer.key, words || '…');
    end if;
    room := room - octet_length(answer.key) - least(octet_length(answer.words), share);
  end loop;
  return kept;
end
$$;
comment on function private.cut_answers is
  'Answers shortened to a number of bytes, names included: the longest texts are cut, with "…" at the end, lists '
  'lose their last parts, and what does not fit at all is left out.';
