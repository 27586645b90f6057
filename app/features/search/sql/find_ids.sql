create or replace function private.find_ids(
  p_table text, p_words text, p_newest text, p_condition text, p_visible text, p_exact text, p_ids uuid[],
  p_size integer
) returns uuid[]
language plpgsql stable set search_path = '' set jit = off
as $$
declare
  -- The first rows of the order hold a frequent word often enough; reading its whole index would take too long.
  scanned constant integer := 1500;
  looked_up constant integer := 1000;
  words constant text := case when p_words is null then '' else format(' join %s w on w.id = s.id', p_words) end;
  exact uuid[] := '{}';
  newest uuid[] := '{}';
begin
  if p_ids is not null then
    execute format('select coalesce(array_agg(s.id), ''{}'') from %s s where s.id = any ($1)%s', p_table, p_visible)
      into exact using p_ids;
    return exact;
  end if;
  if p_exact is not null then
    execute format('select coalesce(array_agg(s.id), ''{}'') from %s s where %s%s', p_table, p_exact, p_visible)
      into exact;
  end if;
  if p_condition is null then
    return exact;
  end if;
  if p_newest is not null then
    execute format('select coalesce(array_agg(f.id), ''{}'') from (
        select s.id from (select s.* from %1$s s order by %2$s desc, s.id desc limit %3$s) s%4$s
        where %5$s%6$s order by %2$s desc, s.id desc limit %7$s) f',
      p_table, p_newest, scanned, words, p_condition, p_visible, p_size) into newest;
  end if;
  if cardinality(newest) = p_size then
    return exact || newest;
  end if;
  return exact || newest || private.look_up_words(format('select coalesce(array_agg(f.id), ''{}'') from (
    select s.id from %1$s s%2$s where %3$s%4$s limit %5$s) f',
    p_table, words, p_condition, p_visible, looked_up));
end
$$;
comment on function private.find_ids is
  'Ids of the rows s of a table that the palette shows for p_condition (private.find_condition()) or p_exact, or those '
  'of p_ids that are visible. The words are columns of s or, with p_words, of that table w with the same id. Where the '
  'newest rows (p_newest, the column of the order) do not fill p_size, up to a thousand rows are looked up in the '
  'index of words.';
