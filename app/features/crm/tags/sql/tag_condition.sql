drop function if exists private.deal_tag_condition(text);
create or replace function private.tag_condition(p_column text, p_tag text) returns text
language sql immutable
return case when p_tag is null then '' else format(
  ' and exists (select from public.crm_tag_links k where k.%I = s.id and k.tag_id = any (%L))',
  p_column, private.filter_values(p_tag)) end;
comment on function private.tag_condition is
  'Condition in SQL on rows s of a list that have one of the tags, linked by that column of crm_tag_links; empty '
  'without p_tag.';
