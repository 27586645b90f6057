-- Invoices hold the text that they are found by, so that it is not made anew of each that is looked at. And what
-- the planner has to know of a column that companies have gained: without it lists sort all of them.
-- expand
alter table public.invoices add column words text not null
  generated always as (private.folded(number || ' ' || description)) stored;
comment on column public.invoices.words is 'Number and description, in lower case and without accents.';
drop index if exists public.invoices_by_words;
create index invoices_by_words on public.invoices using gin (words extensions.gin_trgm_ops);
analyze public.crm_companies;
