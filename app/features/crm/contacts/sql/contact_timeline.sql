-- not null: key, at, kind
create or replace function public.contact_timeline(
  p_contact_id uuid, p_kinds text[] default null, p_before timestamptz default null,
  p_before_key text default null, p_limit integer default 30
) returns table (key text, at timestamptz, kind text, title text, body text, by_name text, link text,
  link_id uuid, details jsonb)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  family uuid[];
  addresses text[];
  size integer := least(greatest(p_limit, 1), 101);
  before timestamptz := coalesce(p_before, 'infinity');
  before_key text := coalesce(p_before_key, '');
  feedback boolean := public.has_permission(private.uid(), 'feedback', 'read');
  -- Asked once, and not of each of what may be thousands of facts.
  everywhere constant boolean := private.in_every_product('crm', 'read');
  readable constant text[] := private.products_in('crm', 'read');
  -- Leads are of the product of their source, and so is what belongs to them.
  sources constant text[] := private.lead_sources_in('read');
  sees_newsletter boolean := public.has_permission(private.uid(), 'campaigns', 'read');
  every_project boolean := private.in_every_product('feedback', 'read');
  projects text[] := private.products_in('feedback', 'read');
begin
  perform private.check_contact(p_contact_id, 'read');
  family := private.merged_contacts_of(array[p_contact_id]);
  addresses := array(select k.match_key from public.crm_contact_points k
    where k.contact_id = any (family) and k.kind = 'email');
  return query
    -- Materialized: with the day in the same query, the planner scans everybody's newest rows until one matches.
    with own as materialized (
      select * from public.qualification_submissions s
      where s.contact_id = any (family) and (everywhere or s.source = any (sources))
    ), facts as (
      (select 's' || s.id, s.created_at, 'lead', s.source, null::text, null::text, 'lead', s.id,
          jsonb_build_object('protocol', s.protocol, 'source', s.source, 'form_data', s.form_data,
            'form_snapshot', s.form_snapshot, 'status', s.status)
        from own s
        where s.created_at <= before
          and (p_kinds is null or 'lead' = any (p_kinds))
        order by s.created_at desc limit size + 20)
      union all
      (select 'm' || h.id, h.changed_at, 'move', h.to_status, null,
          (select p.display_name from public.user_profiles p where p.user_id = h.changed_by), 'lead',
          s.id, jsonb_build_object('from', h.from_status, 'to', h.to_status, 'protocol', s.protocol)
        from own s join public.submission_status_changes h on h.submission_id = s.id
        where h.changed_at <= before
          and (p_kinds is null or 'move' = any (p_kinds))
        order by h.changed_at desc limit size + 20)
      union all
      (select 'n' || n.id, n.created_at, 'note', null, n.body, p.display_name, 'lead', s.id,
          jsonb_build_object('named', private.names_in_note(n.id), 'protocol', s.protocol)
        from own s join public.lead_notes n on n.lead_id = s.id
        left join public.user_profiles p on p.user_id = n.author_id
        where n.removed_at is null and n.created_at <= before
          and (p_kinds is null or 'note' = any (p_kinds))
        order by n.created_at desc limit size + 20)
      union all
      (select 'k' || n.id, n.created_at, 'note', d.title, n.body, p.display_name,
          case when n.deal_id is null then 'contact' else 'deal' end, coalesce(n.deal_id, n.contact_id),
          jsonb_build_object('named', private.names_in_note(n.id), 'note', n.id)
        from public.crm_notes n
        left join public.crm_deals d on d.id = n.deal_id
        left join public.user_profiles p on p.user_id = n.author_id
        where (n.contact_id = any (family)
            or n.deal_id in (select o.id from public.crm_deals o where o.contact_id = any (family)))
          and (everywhere or d.id is null or d.product = any (readable))
          and n.removed_at is null and n.created_at <= before
          and (p_kinds is null or 'note' = any (p_kinds))
        order by n.created_at desc limit size + 20)
      union all
      (select 'e' || m.id, m.created_at, 'mail', m.subject, null, null, 'lead', s.id,
          jsonb_build_object('state', m.state, 'kind', m.kind, 'protocol', s.protocol)
        from own s join public.mails m on m.about = s.id
        where m.created_at <= before and m.area = 'crm'
          and (p_kinds is null or 'mail' = any (p_kinds))
        order by m.created_at desc limit size + 20)
      union all
      (select 'c' || lpad(e.id::text, 20, '0'), e.at, private.kind_of_fact(e.subject, e.kind), e.kind,
          e.to_value,
          (select p.display_name from public.user_profiles p where p.user_id = e.actor), e.subject,
          e.subject_id, e.details || jsonb_build_object('from', e.from_value, 'to', e.to_value)
        -- The newest of each, by index: of somebody with whom much has happened, only those are read.
        from unnest(family) one (id) cross join lateral (
          select * from public.crm_events e
          where e.contact_id = one.id and e.at <= before
            and (p_kinds is null or private.kind_of_fact(e.subject, e.kind) = any (p_kinds))
            and (everywhere or e.product = any (readable))
            -- Moves of leads are listed above.
            and not (e.subject = 'lead' and e.kind = 'status')
          order by e.at desc limit size + 20) e
        order by e.at desc limit size + 20)
      union all
      (select 'f' || f.id, f.created_at, 'feedback', f.type, left(f.verbatim, 500), null, 'feedback',
          f.id, jsonb_build_object('protocol', f.protocol, 'status', f.status)
        from public.feedback_entries f join public.feedback_projects j on j.id = f.project_id
        where feedback and (f.contact_id = any (family) or f.author_email = any (addresses))
          and f.created_at <= before and (j.product = any (projects) or j.product is null and every_project)
        order by f.created_at desc limit size + 20)
      union all
      (select 't' || k.id, k.created_at, 'ticket', k.title, null, null, 'ticket', k.id,
          jsonb_build_object('status', k.status, 'number', k.number)
        from public.feedback_tickets k join public.feedback_projects j on j.id = k.project_id
        where feedback and k.contact_id = any (family) and k.created_at <= before
          and (j.product = any (projects) or j.product is null and every_project)
        order by k.created_at desc limit size + 20)
      union all
      (select 'l' || v.id, v.happened_at, 'newsletter', v.kind, null,
          (select p.display_name from public.user_profiles p where p.user_id = v.actor_id),
          'newsletter', n.id, jsonb_build_object('way', v.way, 'consent', v.consent_version)
        from public.newsletter_subscriptions n join public.newsletter_events v
          on v.subscription_id = n.id
        where sees_newsletter and n.email = any (addresses) and v.happened_at <= before
        order by v.happened_at desc limit size + 20)
    )
    select f.key, f.at, f.kind, f.title, f.body, private.name_with_key(f.by_name, f.link_id, f.at), f.link, f.link_id,
      f.details || jsonb_strip_nulls(jsonb_build_object('about', case f.link
        when 'task' then (select k.title from public.crm_tasks k where k.id = f.link_id
          and (everywhere or k.product = any (readable)))
        when 'deal' then (select d.title from public.crm_deals d where d.id = f.link_id and f.kind <> 'note'
          and (everywhere or d.product = any (readable))) end))
    from facts f (key, at, kind, title, body, by_name, link, link_id, details)
    where (p_kinds is null or f.kind = any (p_kinds))
      and (f.at < before or f.at = before and (before_key = '' or f.key < before_key))
    order by f.at desc, f.key desc limit size;
end
$$;
grant execute on function public.contact_timeline to authenticated;
comment on function public.contact_timeline is
  'History of a contact, and of those merged into it, with the key where a program made a change by the API, in the products that the '
  'caller may read, newest first, one page after the given fact: lead, move, note, call, meeting, mail, message, deal, task, record, feedback, '
  'ticket, newsletter; the last three for those who may read them. Refuses with crm_read_missing or '
  'contact_gone.';
