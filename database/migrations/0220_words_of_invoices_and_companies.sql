-- Invoices and companies hold the text that they are found by, so that it is not made anew of each that is looked at.
-- expand
alter table public.invoices add column words text not null
  generated always as (private.folded(number || ' ' || description)) stored;
comment on column public.invoices.words is 'Number and description, in lower case and without accents.';
drop index if exists public.invoices_by_words;
create index invoices_by_words on public.invoices using gin (words extensions.gin_trgm_ops);

alter table public.crm_companies add column words text not null
  generated always as (private.folded(name || ' ' || coalesce(cnpj, ''))) stored;
comment on column public.crm_companies.words is 'Name and CNPJ, in lower case and without accents.';
drop index if exists public.crm_companies_by_spelling;
create index crm_companies_by_spelling on public.crm_companies using gin (words extensions.gin_trgm_ops);
-- Of a column that a table has gained the planner knows nothing: for want of it lists sorted all companies.
analyze public.crm_companies, public.invoices;
