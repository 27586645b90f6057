create or replace function private.rows_of_company(p_id uuid) returns uuid[]
language sql stable set search_path = ''
as $$
  with recursive rows (id) as (
    select p_id
    union
    select c.id from rows r join public.crm_companies c on c.merged_into = r.id
  )
  select array_agg(r.id) from rows r
$$;
comment on function private.rows_of_company is 'The ids of a company and of those that were merged into it.';
