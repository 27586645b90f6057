-- Everything that the privacy policy gives a term goes when the term is over, by itself.

alter table public.feedback_tickets
  drop constraint feedback_tickets_feedback_id_fkey,
  add constraint feedback_tickets_feedback_id_fkey
    foreign key (feedback_id) references public.feedback_entries (id) on delete cascade;
comment on column public.feedback_tickets.feedback_id is
  'The entry that asked for it. A ticket tells what the entry tells, and goes with it.';

create index crm_contacts_untouched on public.crm_contacts (updated_at, id);
create index sessions_oldest on identity.sessions (created_at);

create function private.contact_term(
  p_contact_id uuid, out last_contact timestamptz, out erase_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
declare
  contract timestamptz;
begin
  select greatest(c.updated_at,
      (select max(s.created_at) from public.qualification_submissions s where s.contact_id = c.id),
      (select max(h.changed_at) from public.qualification_submissions s
        join public.submission_status_changes h on h.submission_id = s.id
        where s.contact_id = c.id),
      (select max(d.updated_at) from public.crm_deals d where d.contact_id = c.id)),
    (select max(d.updated_at) from public.crm_deals d join public.crm_stages g on g.id = d.stage_id
      where d.contact_id = c.id and g.kind = 'won')
    into last_contact, contract
    from public.crm_contacts c where c.id = p_contact_id;
  erase_at := greatest(last_contact + interval '24 months', contract + interval '5 years');
  -- Who has an account is served in the portal: what was agreed with her still runs.
  if exists (select from identity.users u join public.crm_contacts c on c.email = u.email
      where c.id = p_contact_id) then
    erase_at := 'infinity';
  end if;
end
$$;
revoke all on function private.contact_term(uuid) from public;
comment on function private.contact_term(uuid) is
  'When there was last contact with somebody, and when what is held of her goes: 24 months later, '
  '5 years after a contract, and not while she has an account.';

create function private.lead_term(
  p_lead_id uuid, out last_contact timestamptz, out erase_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
begin
  select greatest(s.created_at, (select max(h.changed_at) from public.submission_status_changes h
      where h.submission_id = s.id))
    into last_contact from public.qualification_submissions s where s.id = p_lead_id;
  erase_at := last_contact + interval '24 months';
end
$$;
revoke all on function private.lead_term(uuid) from public;
comment on function private.lead_term(uuid) is 'The same for a lead that has no contact.';

create function private.ending_relations(p_until timestamptz)
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
revoke all on function private.ending_relations(timestamptz) from public;
comment on function private.ending_relations(timestamptz) is
  'Contacts, and leads without one, whose term is over by then.';

create function private.erase_relations(p_batch integer) returns jsonb
language plpgsql set search_path = ''
as $$
declare
  gone_contacts uuid[];
  gone_leads uuid[];
  leads bigint;
  deals bigint;
  contacts bigint;
  addresses bigint;
begin
  select coalesce(array_agg(r.contact_id) filter (where r.contact_id is not null), '{}'),
      coalesce(array_agg(r.lead_id) filter (where r.lead_id is not null), '{}')
    into gone_contacts, gone_leads
    from (select * from private.ending_relations(now()) order by erase_at limit p_batch) r;
  -- Taken before it is looked at again: somebody who writes at this moment is a contact anew.
  perform from public.crm_contacts c where c.id = any (gone_contacts) order by c.id for update;
  select coalesce(array_agg(c), '{}') into gone_contacts
    from unnest(gone_contacts) c where (private.contact_term(c)).erase_at < now();

  delete from public.qualification_submissions s
    where s.id = any (gone_leads) or s.contact_id = any (gone_contacts);
  get diagnostics leads = row_count;
  delete from public.crm_deals d where d.contact_id = any (gone_contacts);
  get diagnostics deals = row_count;
  -- Readers of the letter stay as readers: their address, and nothing else.
  update public.crm_contacts c
    set name = null, phone = null, phone_verified = false, company = null, updated_at = now()
    where c.id = any (gone_contacts) and exists (
      select from public.newsletter_subscriptions n where n.email = c.email and n.status = 'active');
  delete from public.crm_contacts c where c.id = any (gone_contacts) and not exists (
    select from public.newsletter_subscriptions n where n.email = c.email and n.status = 'active');
  get diagnostics contacts = row_count;

  -- Contacts that the letter alone made go with it.
  delete from public.crm_contacts where id in (
    select c.id from public.newsletter_subscriptions n
    join public.crm_contacts c on c.id = n.contact_id
    where n.status <> 'active' and num_nonnulls(c.name, c.phone, c.company) = 0
      and not exists (select from public.qualification_submissions s where s.contact_id = c.id)
      and not exists (select from public.crm_deals d where d.contact_id = c.id)
    limit p_batch for update of c skip locked);
  get diagnostics addresses = row_count;
  return jsonb_build_object('leads', leads, 'deals', deals, 'contacts', contacts + addresses);
end
$$;
revoke all on function private.erase_relations(integer) from public;
comment on function private.erase_relations(integer) is
  'Erases a batch of leads with their deals and contacts, 24 months after the last contact or 5 '
  'years after a contract.';

drop function public.erase_expired();
create function public.erase_expired(p_batch integer default 500) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  erased jsonb := private.erase_relations(p_batch);
  term record;
  changed bigint;
begin
  for term in
    select * from (values
      ('applications', 'public.talent_applications', 'erase_at < now()'),
      ('feedback', 'public.feedback_entries', 'erase_at < now()'),
      ('subscriptions', 'public.newsletter_subscriptions',
        'status = ''pending'' and asked_at < now() - interval ''30 days''
          and confirmed_at is null and unsubscribed_at is null'),
      ('security_events', 'public.security_events', 'created_at < now() - interval ''6 months'''),
      ('sessions', 'identity.sessions', 'created_at < now() - interval ''6 months'''),
      ('consents', 'public.consent_records', 'created_at < now() - interval ''5 years'''),
      ('unproved_requests', 'public.privacy_requests',
        'state = ''unproved'' and created_at < now() - interval ''7 days''')
    ) as t (name, table_name, over)
  loop
    execute format(
      'delete from %1$s where id in (select id from %1$s where %2$s limit $1 for update skip locked)',
      term.table_name, term.over) using p_batch;
    get diagnostics changed = row_count;
    erased := erased || jsonb_build_object(term.name, changed);
  end loop;

  -- Asked for anew, and never confirmed: what stays is what stayed before.
  update public.newsletter_subscriptions set status = 'unsubscribed', source_page = null,
      utm_source = null, utm_medium = null, utm_campaign = null, user_agent = null
    where id in (select n.id from public.newsletter_subscriptions n
      where n.status = 'pending' and n.asked_at < now() - interval '30 days'
        and n.unsubscribed_at is not null limit p_batch for update skip locked);
  get diagnostics changed = row_count;
  erased := erased || jsonb_build_object('lapsed_subscriptions', changed);

  select coalesce(jsonb_object_agg(e.key, e.value), '{}') into erased
    from jsonb_each(erased) e where e.value <> '0';
  if erased <> '{}' then
    perform private.record_security_event('retention_erased', 'info', null, erased);
  end if;
  return erased;
end
$$;
revoke all on function public.erase_expired(integer) from public;
grant execute on function public.erase_expired(integer) to service_role;
comment on function public.erase_expired(integer) is
  'Erases a batch of everything that has been kept as long as the privacy policy says, records how '
  'much of what, and says it: what was none is not named.';

create function public.ending_leads(p_after uuid default null, p_limit integer default 50)
returns table (id uuid, lead_id uuid, name text, email text, company text, leads integer,
  deals integer, last_contact timestamptz, erase_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query
    with ending as (
      select coalesce(r.contact_id, r.lead_id) as id, r.*
      from private.ending_relations(now() + interval '30 days') r
    )
    select e.id, l.id, coalesce(c.name, private.lead_answer(l.form_data, l.form_snapshot, 'name')),
      coalesce(c.email, private.lead_answer(l.form_data, l.form_snapshot, 'email')), c.company,
      (select count(*)::integer from public.qualification_submissions s
        where s.id = e.lead_id or s.contact_id = e.contact_id),
      (select count(*)::integer from public.crm_deals d where d.contact_id = e.contact_id),
      e.last_contact, e.erase_at
    from ending e
    left join public.crm_contacts c on c.id = e.contact_id
    left join lateral (
      select s.* from public.qualification_submissions s
      where s.id = e.lead_id or s.contact_id = e.contact_id
      order by s.created_at desc, s.id desc limit 1) l on true
    where p_after is null
      or (e.erase_at, e.id) > (select b.erase_at, b.id from ending b where b.id = p_after)
    order by e.erase_at, e.id limit least(greatest(p_limit, 1), 1000);
end
$$;
revoke all on function public.ending_leads(uuid, integer) from public;
grant execute on function public.ending_leads(uuid, integer) to authenticated;
comment on function public.ending_leads(uuid, integer) is
  'Who goes within 30 days with leads and deals, the next one first, a page after the one given; '
  'lead_id is the newest lead. Refuses with crm_read_missing.';
