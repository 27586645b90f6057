create or replace function private.company_to_write(p_company uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  target uuid;
begin
  if p_company is null then
    return null;
  end if;
  -- A merge excludes the writers of both companies: one that waited for it reads its result here.
  perform pg_advisory_xact_lock_shared(hashtextextended('company ' || p_company, 0));
  select c.merged_into into target from public.crm_companies c where c.id = p_company;
  return coalesce(target, p_company);
end
$$;
comment on function private.company_to_write is
  'Step of a row that names another company: a row written for a merged company is its merge target''s.';
