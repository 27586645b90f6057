-- Whoever registers for a workshop on another day is found by the words that she chose.
-- expand

-- As private.words_to_find() has it from now on, for the leads that are there.
update private.lead_words w
  set words = w.words || ' outra data, ou ainda nao sei another date, or not sure yet'
  from public.qualification_submissions s
  where s.id = w.id and s.form_data ? 'workshop' and s.form_data ->> 'date' = 'other';
