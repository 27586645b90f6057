create or replace function private.lead_facts(p_form uuid, p_campaign text, p_form_data jsonb) returns text[]
-- Not in SQL, since PL/pgSQL plans the query once a session instead of once a lead.
language plpgsql immutable set search_path = ''
as $$
begin
  return array(
    select 'form:' || p_form where p_form is not null
    union select 'campaign:' || btrim(p_campaign) where btrim(p_campaign) <> ''
    union select f.fact from (
      select a.key, private.folded(btrim(v.value)) as value
      from jsonb_each(p_form_data) a cross join lateral (
        select jsonb_array_elements_text(case jsonb_typeof(a.value) when 'array' then a.value else jsonb_build_array(a.value) end)
          as value) v
      where jsonb_typeof(a.value) <> 'object') n
    cross join lateral (values ('answer:' || n.key), ('answer:' || n.key || '=' || left(n.value, 60)),
      ('answer=' || left(n.value, 60)), (case when n.key in ('city', 'cidade') then 'city:' || left(n.value, 60) end)) f (fact)
    where n.value <> '' and f.fact is not null);
end
$$;
comment on function private.lead_facts is
  'What a lead is filtered by: form, campaign, city where a form asks for it, and each answer, with and without its '
  'question; answers folded, and their first sixty letters.';
