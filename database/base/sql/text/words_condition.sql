create or replace function private.words_condition(p_column text, p_text text) returns text
language sql stable set search_path = ''
return (
  with typed as (
    select nullif(lower(btrim(private.folded(p_text))), '') as text
  ), words as (
    select array(select w.word from (select distinct t.word from regexp_split_to_table(typed.text, '[^[:alnum:]]+') t (word)) w
      where length(w.word) > 2 order by length(w.word) desc, w.word limit 3) as words
    from typed
  )
  select case when typed.text is null then null
    when cardinality(words.words) = 0 or words.words[1] = typed.text
      then format('%s like %L', p_column, private.pattern_of(typed.text))
    -- A pattern of several words has their beginnings and ends, which nearly all rows have: the index takes ten times
    -- as long for them as for the words themselves.
    else (select string_agg(format('%s like %L', p_column, private.pattern_of(word)), ' and ') from unnest(words.words) word)
      || format(' and strpos(%s, %L) > 0', p_column, typed.text) end
  from typed, words);
comment on function private.words_condition is
  'Condition in SQL that a folded column contains what a person typed: its three longest words, which the index of '
  'words looks up, and all of it as it was typed. Null for nothing.';
