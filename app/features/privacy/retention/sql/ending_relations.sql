-- not null: last_contact, erase_at
drop function if exists public.ending_leads(uuid, integer);
create or replace function private.ending_relations(p_until timestamptz)
returns table (contact_id uuid, lead_id uuid, last_contact timestamptz, erase_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select r.contact_id, r.lead_id, r.last_contact, r.erase_at from (
    -- The oldest date selects the candidates: the other dates can only prolong the term.
    select c.id as contact_id, null::uuid as lead_id, t.last_contact, t.erase_at
      from public.crm_contacts c cross join lateral private.contact_term(c.id) t
      where c.updated_at < p_until - interval '24 months' and t.erase_at < p_until
    union all
    select null, s.id, t.last_contact, t.erase_at
      from public.qualification_submissions s cross join lateral private.lead_term(s.id) t
      where s.contact_id is null and s.created_at < p_until - interval '24 months'
        and t.erase_at < p_until) r
  where (select private.caller_role()) <> 'authenticated'
    or (select public.has_permission(private.uid(), 'crm', 'read'))
$$;
-- A term depends on rows of every product. Which contacts a reader sees is decided by the policies.
grant execute on function private.ending_relations to authenticated;
comment on function private.ending_relations is
  'Contacts, and leads without one, whose term is over by then; for users with crm:read.';
