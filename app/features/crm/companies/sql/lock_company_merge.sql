create or replace function private.lock_company_merge(p_target uuid, p_other uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Merges take turns; a writer of contacts locks those before their company, and so does a merge.
  perform pg_advisory_xact_lock(hashtextextended('company merge', 0));
  perform from public.crm_contacts c where c.company_id in (p_target, p_other) order by c.id for update;
  perform pg_advisory_xact_lock(hashtextextended('company ' || i.id, 0))
    from (select unnest(array[p_target, p_other]) as id order by 1) i;
  perform from public.crm_companies c where c.id in (p_target, p_other) order by c.id for update;
  perform from public.client_organizations o where o.company_id in (p_target, p_other) order by o.id for update;
end
$$;
comment on function private.lock_company_merge is
  'Locks two companies with their contacts and clients until the transaction ends, one merge after the other.';
