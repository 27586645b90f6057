-- Words among spam are looked up in an index that holds spam alone: a lead that is none writes nothing to it.
-- expand
create index if not exists lead_words_of_spam_by_words on private.lead_words
  using gin (words extensions.gin_trgm_ops) where place = 6;
