create or replace function private.find_condition(p_columns text[], p_text text) returns text
language sql immutable set search_path = ''
return (
  with words as (
    select distinct word from unnest(string_to_array(private.folded(left(p_text, 200)), ' ')) word
    where word <> '' limit 8
  ), patterns as (
    select private.pattern_of(word) as pattern from words
  ), typed as (
    select regexp_replace(regexp_replace(p_text, '\D', '', 'g'), '^(00)?55(?=\d{8})|^0(?=\d{10})', '') as digits
    where p_text ~ '^[\s\d().+/-]+$'
  ), digits as (
    -- The beginning of a telephone number, however it is spelled, also without the ninth digit of a mobile one, which
    -- private.phone_key() leaves out.
    select distinct private.pattern_of(spelling) as pattern
    from typed t cross join unnest(array[private.phone_in(p_text), t.digits,
      regexp_replace(t.digits, '^(\d\d)?9(\d{4,})$', '\1\2')]) spelling
    where length(spelling) > 3
  )
  select '(' || (
      select string_agg((select '(' || string_agg(format('%s like %L', c, p.pattern), ' or ') || ')'
        from unnest(p_columns) c), ' and ' order by length(p.pattern) desc)
      from patterns p)
    || coalesce((
      select ' or ' || string_agg(format('%s like %L', c, d.pattern), ' or ')
      from unnest(p_columns) c cross join digits d), '') || ')'
  where exists (select from words where length(word) > 2) or exists (select from digits));
comment on function private.find_condition is
  'SQL condition that folded search texts contain every word that a person typed, or the digits of a telephone number; '
  'null where nothing typed is long enough for an index of words.';
