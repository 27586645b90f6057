create or replace function private.contact_term_seen(
  p_contact_id uuid, p_products text[], p_sources text[],
  out last_contact timestamptz, out erase_at timestamptz, out contract boolean
)
language plpgsql stable set search_path = ''
as $$
declare
  agreed timestamptz;
begin
  -- A merged contact is kept as long as its target.
  p_contact_id := private.merge_target_of(p_contact_id);
  select greatest(c.updated_at,
      (select max(s.created_at) from public.qualification_submissions s
        where s.contact_id = c.id and (p_sources is null or s.source = any (p_sources))),
      (select max(h.changed_at) from public.qualification_submissions s
        join public.submission_status_changes h on h.submission_id = s.id
        where s.contact_id = c.id and (p_sources is null or s.source = any (p_sources))),
      -- An open task counts as a future contact.
      (select max(greatest(t.created_at, coalesce(t.done_at, t.due_at))) from public.crm_tasks t
        where t.removed_at is null and t.contact_id = c.id
          and (p_products is null or t.product = any (p_products))),
      (select max(greatest(t.created_at, coalesce(t.done_at, t.due_at))) from public.crm_tasks t
        join public.qualification_submissions s on s.id = t.lead_id
        where t.removed_at is null and s.contact_id = c.id
          and (p_products is null or t.product = any (p_products))),
      (select max(greatest(t.created_at, coalesce(t.done_at, t.due_at))) from public.crm_tasks t
        join public.crm_deals d on d.id = t.deal_id
        where t.removed_at is null and d.contact_id = c.id
          and (p_products is null or t.product = any (p_products))),
      (select max(m.at) from public.crm_messages m
        where m.contact_id = c.id and (p_products is null or m.product = any (p_products))),
      (select max(greatest(t.created_at, t.last_public_at)) from public.feedback_tickets t
        join public.feedback_projects p on p.id = t.project_id
        where t.contact_id = c.id and (p_products is null or p.product = any (p_products))),
      (select max(d.updated_at) from public.crm_deals d
        where d.contact_id = c.id and (p_products is null or d.product = any (p_products)))),
    (select max(d.updated_at) from public.crm_deals d join public.crm_stages g on g.id = d.stage_id
      where d.contact_id = c.id and g.kind = 'won'
        and (p_products is null or d.product = any (p_products)))
    into last_contact, agreed
    from public.crm_contacts c where c.id = p_contact_id;
  erase_at := greatest(last_contact + interval '24 months', agreed + interval '5 years');
  contract := agreed is not null;
  -- Clients with an account use the portal, and for those with running projects the
  -- contract is still in force.
  if exists (select from public.client_organizations o
      where o.contact_id = p_contact_id and o.is_active)
    or exists (select from public.client_members m
      join public.client_organizations o on o.id = m.organization_id and o.is_active
      where m.contact_id = p_contact_id)
    or exists (select from identity.users u join public.crm_contact_points k
      on k.kind = 'email' and k.match_key = u.email where k.contact_id = p_contact_id) then
    erase_at := 'infinity';
  end if;
end
$$;
comment on function private.contact_term_seen is
  'As private.contact_term(), by the deals, tasks and messages of some products and the leads of some '
  'sources (of all with null), and whether there was a contract in them.';
