-- Suggestions are found by words of either contact. Looked up one by one, a word that many have cost two
-- readings of all contacts; beside the pair it is one walk of the pairs.
-- expand

alter table private.contact_pairs add column words text not null default '';
update private.contact_pairs s set words = a.words || E'\n' || b.words
  from private.contact_words a, private.contact_words b where a.id = s.one_id and b.id = s.other_id;
comment on column private.contact_pairs.words is
  'What both are found by (private.contact_words), a line each.';
