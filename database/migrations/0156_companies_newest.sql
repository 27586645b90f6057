-- Companies in the order in which they came.
-- expand

create index crm_companies_newest on public.crm_companies (created_at, id);
