drop function if exists private.contact_term_seen(uuid, text[], text[]);
create or replace function private.contact_term_seen(
  p_contact_id uuid, p_products text[], p_sources text[],
  out last_contact timestamptz, out erase_at timestamptz, out planned timestamptz, out reason text
)
language plpgsql stable set search_path = ''
as $$
declare
  agreed timestamptz;
  worked timestamptz;
begin
  -- A merged contact is kept as long as its target.
  p_contact_id := private.merge_target_of(p_contact_id);
  -- An open task is no contact yet. The data is kept until after its date.
  select max(greatest(t.created_at, t.done_at)), max(t.due_at) filter (where t.done_at is null)
    into worked, planned
    from (select t.* from public.crm_tasks t where t.contact_id = p_contact_id
      union all
      select t.* from public.crm_tasks t join public.qualification_submissions s on s.id = t.lead_id
        where s.contact_id = p_contact_id
      union all
      select t.* from public.crm_tasks t join public.crm_deals d on d.id = t.deal_id
        where d.contact_id = p_contact_id) t
    where t.removed_at is null and (p_products is null or t.product = any (p_products));
  select greatest(c.updated_at, worked,
      (select max(s.created_at) from public.qualification_submissions s
        where s.contact_id = c.id and (p_sources is null or s.source = any (p_sources))),
      (select max(h.changed_at) from public.qualification_submissions s
        join public.submission_status_changes h on h.submission_id = s.id
        where s.contact_id = c.id and (p_sources is null or s.source = any (p_sources))),
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
  planned := case when planned > last_contact then planned end;
  erase_at := greatest(last_contact, planned) + interval '24 months';
  reason := case when agreed + interval '5 years' > erase_at then 'contract'
    when planned is not null then 'task' else 'contact' end;
  erase_at := greatest(erase_at, agreed + interval '5 years');
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
  'sources (of all with null); the date of an open task after the last contact, and which of contract, task and '
  'contact the term begins with.';
