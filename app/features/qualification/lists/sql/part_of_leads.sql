drop function if exists private.part_of_leads(integer, text, text, text, boolean, uuid, integer);
create or replace function private.part_of_leads(
  p_part integer, p_conditions text, p_equals text[], p_values text[], p_key text, p_descending boolean, p_after uuid,
  p_size integer
) returns text
language sql stable
return format('(select p.id, %s as part, row_number() over (%s) as n from (%s) p '
  'join public.qualification_submissions s on s.id = p.id)', p_part,
  private.in_order(array[p_key, 's.id'], p_descending),
  private.page_of_values('public.qualification_submissions', p_conditions, p_equals, p_values, array[p_key, 's.id'],
    null, null, p_descending, p_after, p_size));
comment on function private.part_of_leads is
  'A part of leads_by_clock_sql(): leads under conditions in the order of one key, numbered.';
