create or replace trigger keep_words_of_pairs after update of words on private.contact_words
  for each row when (old.words is distinct from new.words)
  execute function private.keep_words_of_pairs();
