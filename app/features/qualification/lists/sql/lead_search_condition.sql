drop function if exists private.lead_words_like(text) cascade;
create or replace function private.lead_search_condition(p_text text) returns text
language sql stable
return case
  when private.pattern_of(p_text) is null then null
  when private.phone_in(p_text) is null then '(' || private.words_condition('s.words', p_text) || ')'
  -- The text as typed, and the normalized telephone number.
  else format('(s.words like %L or s.words like %L)', private.pattern_of(private.folded(p_text)),
    private.pattern_of(private.phone_in(p_text))) end;
comment on function private.lead_search_condition is
  'SQL condition that a row s of private.lead_words matches a typed text; null for an empty text.';
