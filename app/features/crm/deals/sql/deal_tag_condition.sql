create or replace function private.deal_tag_condition(p_tag text) returns text
language sql immutable
return case when p_tag is null then '' else format(
  ' and exists (select from public.crm_tag_links k where k.deal_id = s.id and k.tag_id = any (%L))',
  private.filter_values(p_tag)) end;
comment on function private.deal_tag_condition is
  'Condition in SQL on deals s that have one of the tags; empty without p_tag.';
