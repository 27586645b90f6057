-- Leads are filtered by form, campaign, city and any answer.
-- expand
alter table private.lead_words add column if not exists facts text[] not null default '{}';
comment on column private.lead_words.facts is
  'What the lead is filtered by, as private.lead_facts() has it: form, campaign, city, and each answer.';
update private.lead_words w set facts = array(
    select 'form:' || s.form_id where s.form_id is not null
    union select 'campaign:' || btrim(s.utm_campaign) where btrim(s.utm_campaign) <> ''
    union select f.fact from (
      select a.key, private.folded(btrim(v.value)) as value
      from jsonb_each(s.form_data) a cross join lateral (
        select jsonb_array_elements_text(case jsonb_typeof(a.value) when 'array' then a.value else jsonb_build_array(a.value) end)
          as value) v
      where jsonb_typeof(a.value) <> 'object') n
    cross join lateral (values ('answer:' || n.key), ('answer:' || n.key || '=' || left(n.value, 60)),
      ('answer=' || left(n.value, 60)), (case when n.key in ('city', 'cidade') then 'city:' || left(n.value, 60) end)) f (fact)
    where n.value <> '' and f.fact is not null)
  from public.qualification_submissions s where s.id = w.id;
create index if not exists lead_words_by_facts on private.lead_words using gin (facts);
