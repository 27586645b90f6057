create or replace function private.ending_relations(p_until timestamptz)
returns table (contact_id uuid, lead_id uuid, last_contact timestamptz, erase_at timestamptz)
language sql stable set search_path = ''
as $$
  -- The oldest date alone decides who is looked at closely: it can only be outdone.
  select c.id, null::uuid, t.last_contact, t.erase_at
    from public.crm_contacts c cross join lateral private.contact_term(c.id) t
    where c.updated_at < p_until - interval '24 months' and t.erase_at < p_until
  union all
  select null, s.id, t.last_contact, t.erase_at
    from public.qualification_submissions s cross join lateral private.lead_term(s.id) t
    where s.contact_id is null and s.created_at < p_until - interval '24 months'
      and t.erase_at < p_until
$$;
comment on function private.ending_relations is
  'Contacts, and leads without one, whose term is over by then.';
