create or replace function private.rule_fields_of_ticket(
  p_id uuid, p_at timestamptz, p_event bigint
) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('status', was.status, 'priority', was.priority, 'owner', was.owner,
    'waits_for', case when was.status = 'waiting' then 'customer'
      when private.is_company_turn(was.status) then 'house' end,
    'type', e.type, 'project', t.project_id, 'module', was.module, 'locale', t.locale,
    'company', coalesce(o.name, c.company), 'email', coalesce(c.email, t.author_email), 'title', t.title)
  from public.feedback_tickets t
    left join public.feedback_entries e on e.id = t.feedback_id
    left join public.crm_companies o on o.id = t.company_id
    left join public.crm_contacts c on c.id = t.contact_id
    -- The value at that time is the old value of the first later change.
    cross join lateral (
      select case when bool_or(k.kind = 'status') then min(k.was) filter (where k.kind = 'status')
          else t.status end as status,
        case when bool_or(k.kind = 'priority') then min(k.was) filter (where k.kind = 'priority')
          else t.priority end as priority,
        case when bool_or(k.kind = 'owner') then min(k.was) filter (where k.kind = 'owner')
          else t.owner_id::text end as owner,
        case when bool_or(k.kind = 'module') then min(k.was) filter (where k.kind = 'module')
          else t.module_id::text end as module
      from (select distinct on (h.kind) h.kind, h.from_status as was
        from public.feedback_changes h
        where h.ticket_id = t.id and h.kind in ('status', 'priority', 'owner', 'module')
          and (h.changed_at, h.place) > (p_at, p_event)
        order by h.kind, h.changed_at, h.place) k) was
  where t.id = p_id
$$;
comment on function private.rule_fields_of_ticket is
  'The fields of a ticket just after a fact: state, priority, owner and module as they were then, the rest as they '
  'are now. No row where it was deleted.';
