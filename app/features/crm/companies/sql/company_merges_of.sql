-- not null: *
create or replace function public.company_merges_of(p_company uuid)
returns table (id uuid, name text, at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_company(p_company, 'read');
  return query select m.id, c.name, m.merged_at
    from private.company_merges m join public.crm_companies c on c.id = m.merged_id
    where m.target_id = p_company and m.undone_at is null order by m.merged_at desc, m.id limit 20;
end
$$;
grant execute on function public.company_merges_of to authenticated;
comment on function public.company_merges_of is
  'What was merged into a company and can be undone, the latest first. Refuses with crm_read_missing or company_gone.';
