create or replace function private.lead_facts(p_form uuid, p_campaign text, p_form_data jsonb) returns text[]
-- Not in SQL, since PL/pgSQL plans the query once a session instead of once a lead.
language plpgsql immutable set search_path = ''
as $$
declare
  facts text[] := '{}';
  answer record;
  word text;
begin
  if p_form is not null then
    facts := facts || ('form:' || p_form);
  end if;
  if btrim(p_campaign) <> '' then
    facts := facts || ('campaign:' || btrim(p_campaign));
  end if;
  -- One by one: each answer is folded once.
  for answer in
    select a.key, v.value from jsonb_each(p_form_data) a cross join lateral (
      select jsonb_array_elements_text(case jsonb_typeof(a.value) when 'array' then a.value else jsonb_build_array(a.value) end)
        as value) v
    where jsonb_typeof(a.value) <> 'object'
  loop
    word := private.folded(btrim(answer.value));
    continue when word is null or word = '';
    facts := facts || array['answer:' || answer.key, 'answer:' || answer.key || '=' || left(word, 60),
      'answer=' || left(word, 60)];
    if answer.key in ('city', 'cidade') then
      facts := facts || ('city:' || left(word, 60));
    end if;
  end loop;
  return array(select distinct f.fact from unnest(facts) f (fact) where f.fact is not null);
end
$$;
comment on function private.lead_facts is
  'What a lead is filtered by: form, campaign, city where a form asks for it, and each answer, with and without its '
  'question; answers folded, and their first sixty characters.';
