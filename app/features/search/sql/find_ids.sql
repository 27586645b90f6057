create or replace function private.find_ids(
  p_table text, p_words text, p_column text, p_newest text, p_text text, p_condition text, p_visible text,
  p_exact text, p_ids uuid[], p_size integer
) returns uuid[]
language plpgsql stable set search_path = ''
  -- A thousand rows of one table are joined to another by its key, which the planner takes for too many.
  set jit = off set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  -- The first rows of the order hold a frequent word often enough; reading its whole index would take too long.
  scanned constant integer := 1000;
  looked_up constant integer := 400;
  words constant text := case when p_words is null then '' else format(' join %s w on w.id = s.id', p_words) end;
  visible constant text := format('select coalesce(array_agg(s.id order by u.n), ''{}'')
    from unnest($1) with ordinality u (id, n) join %s s on s.id = u.id%s where true%s', p_table, words, p_visible);
  exact uuid[] := '{}';
  newest uuid[] := '{}';
  looked uuid[] := '{}';
begin
  if p_ids is not null then
    execute visible into exact using p_ids;
    return exact;
  end if;
  if p_exact is not null then
    execute format('select coalesce(array_agg(s.id), ''{}'') from %s s%s where %s%s', p_table, words, p_exact, p_visible)
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
  -- Search texts begin with the name: what has the first word early is nearest.
  looked := private.look_up_words(
    case when p_column is null then
      format('select coalesce(array_agg(f.id), ''{}'') from (
        select %1$s.id from %2$s %1$s where %3$s limit %4$s) f',
        case when p_words is null then 's' else 'w' end, coalesce(p_words, p_table), p_condition, 5 * p_size)
    else
      format('select coalesce(array_agg(f.id order by f.place), ''{}'') from (
        select f.id, nullif(strpos(f.%5$s, %6$L), 0) as place from (
          select %1$s.* from %2$s %1$s where %3$s limit %4$s) f order by 2 limit %7$s) f',
        case when p_words is null then 's' else 'w' end, coalesce(p_words, p_table), p_condition, looked_up, p_column,
        split_part(private.folded(btrim(p_text)), ' ', 1), 4 * p_size)
    end);
  execute visible into looked using looked;
  return exact || newest || looked[:p_size];
end
$$;
comment on function private.find_ids is
  'Ids of the rows s of a table that the palette shows for p_condition (private.find_condition() of p_text, on s or, '
  'with p_words, on that table w with the same id) or p_exact, or those of p_ids; all of what p_visible says. Where the '
  'newest rows (p_newest, the column of the order) do not fill p_size, up to 400 rows are looked up in the '
  'index of words, and those are selected that have the first word early in their search text p_column.';
