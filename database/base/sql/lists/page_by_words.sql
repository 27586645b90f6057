drop function if exists
  private.page_after(text, text[], text[], text[], date, date, boolean, uuid, integer),
  private.after_row(text, text[], text[], text[], boolean, uuid);
drop function if exists private.page_by_words(
  text, text, text, text, text[], text[], text[], date, date, boolean, uuid, integer, integer);
create or replace function private.page_by_words(
  p_table text, p_words text, p_conditions text, p_scan text, p_equals text[], p_values text[], p_keys text[],
  p_from date, p_to date, p_descending boolean, p_after uuid, p_size integer, p_newest integer, p_last text default ''
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  columns constant text := (select string_agg(format('%s as k%s', k.key, k.n), ', ' order by k.n)
    from unnest(p_keys) with ordinality k (key, n));
  numbered constant text[] := array(select 'k' || n from generate_subscripts(p_keys, 1) n order by n);
  sorted constant text := private.in_order(numbered, p_descending);
  -- With the columns that lead the index, the planner sees that the first rows come in this order.
  scanned constant text := private.in_order(
    array(select e.key from unnest(p_equals, p_values) with ordinality e (key, value, n) where e.value is not null order by e.n)
      || numbered, p_descending);
begin
  -- How frequent a word is among the rows of these filters is not known beforehand, and the planner's guess is
  -- off by orders of magnitude. A frequent word fills the page from the first rows of the order; a rare one is
  -- looked up in the index of words, and the few rows are sorted. A tenth of the first rows says which it is.
  return format('
    with tenth as materialized (
      select count(*) as met from (select s.* from %2$s s where true%3$s%11$s) s%5$s where true%6$s%14$s
    ), met as materialized (
      select %1$s from (select s.* from %2$s s where true%3$s%4$s) s%5$s
        where (select met from tenth) >= %12$s%6$s%14$s%13$s limit %8$s
    )
    select m.k%9$s as id from met m where (select count(*) from met) = %8$s
    union all (' || case when p_last = '' then '
      select f.k%9$s from (select %1$s from %2$s s%5$s where true%6$s%10$s offset 0) f
      where (select count(*) from met) < %8$s%7$s limit %8$s)' else '
      select s.k%9$s from (select s.id, %1$s from %2$s s%5$s where (select count(*) from met) < %8$s%6$s%10$s%7$s offset 0) s
      where true%14$s%7$s limit %8$s)' end,
    columns, p_table, p_scan,
    private.index_rows(p_table, p_equals, p_values, p_keys, p_from, p_to, p_descending, p_after)
      || private.rows_to_meet(p_size, p_newest),
    ' join ' || p_words || ' w on w.id = s.id', p_conditions, sorted, p_size, cardinality(p_keys),
    private.days_condition(p_keys[1], p_from, p_to)
      || private.cursor_condition(p_table, '{}', '{}', p_keys, p_descending, p_after),
    private.index_page(p_table, p_equals, p_values, p_keys, p_from, p_to, p_descending, p_after, p_newest / 10),
    greatest(p_size / 10, 1), scanned, p_last);
end
$$;
comment on function private.page_by_words is
  'Statement that reads the ids of a page of rows s that have the searched words, in the order of p_keys. The words '
  'are columns of s or, with p_words, of that table w with the same id. p_conditions hold the words and every '
  'filter. The first p_newest rows of the order are read through an index (index_page: p_scan is its condition, '
  'p_equals and p_values its first columns); where they do not fill the page, or a tenth of them shows that they would '
  'not, all rows with the words are read. p_last is a condition on s.id that takes a look-up: of rare words it is asked '
  'in order, until the page is full.';
