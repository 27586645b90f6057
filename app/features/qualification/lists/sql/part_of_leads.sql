create or replace function private.part_of_leads(
  p_part integer, p_conditions text, p_owner text, p_key text, p_descending boolean, p_after uuid,
  p_size integer
) returns text
language sql stable
return format('(select s.id, %s as part, row_number() over (%s) as n '
  'from public.qualification_submissions s where %s%s)', p_part,
  private.in_order(array_remove(array[case when p_owner is not null then 's.owner_id' end, p_key,
    's.id'], null), p_descending),
  p_conditions, private.index_page('public.qualification_submissions', array['s.owner_id'],
    array[p_owner], array[p_key, 's.id'], null, null, p_descending, p_after, p_size));
comment on function private.part_of_leads is
  'A part of leads_by_clock_sql(): leads under conditions in the order of one key, numbered.';
