create or replace function private.lock_links(p_contacts uuid[], p_companies uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(l.key) from (
    select distinct private.namesake_lock(c, t.company) as key
    from unnest(p_contacts, p_companies) as t (contact, company) join public.crm_contacts c on c.id = t.contact
    order by 1 offset 0) l;
  -- In the order of compare_contacts().
  perform from private.contact_pairs s where s.one_id = any (p_contacts) or s.other_id = any (p_contacts)
    order by s.one_id, s.other_id for update;
  perform from public.crm_companies o where o.id = any (p_companies) order by o.id for no key update;
end
$$;
comment on function private.lock_links is
  'Locks what linking each of these contacts to its company will lock, in one order, so that several who link at once do not '
  'wait for each other in a circle.';
