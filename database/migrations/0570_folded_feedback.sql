-- Entries of feedback are found in any spelling, as contacts are.
-- expand

create index feedback_entries_by_spelling on public.feedback_entries using gin (private.folded(
  protocol || ' ' || coalesce(author_name, '') || ' ' || coalesce(author_email, '') || ' ' || verbatim)
  extensions.gin_trgm_ops);
drop index public.feedback_entries_by_words;
