create or replace function private.count_by_words(
  p_table text, p_conditions text, p_equals text[], p_values text[], p_keys text[], p_from date, p_to date,
  p_most integer, p_newest integer
) returns text
language sql stable set search_path = ''
-- As in page_by_words(): a frequent word is counted in the first rows of the order, a rare one is looked up.
return format('
  with tenth as materialized (
    select count(*) as met from (select s.* from %1$s s where true%2$s) s where true%4$s
  ), met as materialized (
    select from (select s.* from %1$s s where true%3$s) s where (select met from tenth) >= %5$s / 5%4$s limit %5$s
  )
  select case when (select count(*) from met) = %5$s then %5$s else (
    select count(*)::integer from (select from %1$s s where true%4$s%6$s limit %5$s) found) end',
  p_table, private.index_page(p_table, p_equals, p_values, p_keys, p_from, p_to, true, null, p_newest / 10),
  private.index_rows(p_table, p_equals, p_values, p_keys, p_from, p_to, true, null)
    || private.rows_to_meet(p_most, p_newest), p_conditions, p_most,
  private.days_condition(p_keys[1], p_from, p_to));
comment on function private.count_by_words is
  'Statement that counts the rows s of a table that have the searched words, up to p_most. p_conditions hold the words '
  'and every filter. The first p_newest rows of the order are read through an index, as page_by_words() does; where '
  'they are fewer than p_most, or a tenth of them shows that half would be, all rows with the words are counted.';
