-- Invoices, mails and people are found by words in the palette of staff.
-- expand
create index if not exists invoices_by_words on public.invoices
  using gin (private.folded(number || ' ' || description) extensions.gin_trgm_ops);
create index if not exists mails_by_words on public.mails
  using gin (private.folded(coalesce(recipient, '') || ' ' || coalesce(subject, '')) extensions.gin_trgm_ops);
create index if not exists user_profiles_by_words on public.user_profiles
  using gin (private.folded(display_name || ' ' || email) extensions.gin_trgm_ops);
