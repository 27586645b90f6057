create or replace function private.lead_moments(p_user uuid)
returns table (kind text, id uuid, subject text, label text, at timestamptz, tells boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  everywhere boolean := private.in_every_product('crm', 'read');
  sources text[] := private.lead_sources_in('read');
  works_everywhere boolean := private.in_every_product('crm', 'update');
  update_sources text[] := private.lead_sources_in('update');
  -- A limit for counting; the newest are read apart, or they would never be announced.
  most constant integer := 100;
  newest constant integer := 30;
begin
  return query
    with found as (
      (select s.id from public.qualification_submissions s
        where s.answered_at is null and s.answer_due_at is not null and s.owner_id = p_user
          and (everywhere or s.source = any (sources))
        order by s.answer_due_at, s.id limit most)
      union
      (select s.id from public.qualification_submissions s
        where s.answered_at is null and s.answer_due_at is not null and s.owner_id = p_user
          and (everywhere or s.source = any (sources))
        order by s.answer_due_at desc, s.id desc limit newest)
      union
      (select s.id from public.qualification_submissions s
        where s.answered_at is null and s.answer_due_at is not null and s.owner_id is null
          and (works_everywhere or s.source = any (update_sources))
        order by s.answer_due_at, s.id limit most)
      union
      (select s.id from public.qualification_submissions s
        where s.answered_at is null and s.answer_due_at is not null and s.owner_id is null
          and (works_everywhere or s.source = any (update_sources))
        order by s.answer_due_at desc, s.id desc limit newest)
    ), leads as (
      select s.id, s.owner_id, s.created_at, s.answer_warn_at, s.answer_due_at, assignment.at as given_at,
        -- Named only where it may be announced: reading answers is slow.
        case when s.owner_id = p_user
            and greatest(s.answer_due_at, assignment.at) > now() - interval '1 day'
          then coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, 'name'),
            s.protocol) end as name
      from found f join public.qualification_submissions s on s.id = f.id
        left join public.crm_contacts c on c.id = s.contact_id
        -- Since when the user owns it; a lead that they assigned to themselves causes no notice.
        left join lateral (
          select case when e.actor is distinct from p_user then e.at end as at
          from public.crm_events e
          where e.subject = 'lead' and e.subject_id = s.id and e.kind = 'owner' and s.owner_id = p_user
          order by e.at desc, e.id desc limit 1) assignment on true
    )
    -- Unassigned leads count too, but interrupt no user.
    select m.kind, l.id, 'lead ' || l.id, l.name, m.at, coalesce(l.owner_id = p_user, false)
    from leads l cross join lateral (values
      ('lead-new', coalesce(l.given_at, l.created_at)),
      ('answer-due', case when l.owner_id = p_user then l.answer_warn_at end),
      ('answer-late', l.answer_due_at)) m (kind, at)
    where m.at is not null;
end
$$;
comment on function private.lead_moments is
  'When leads of the caller began or begin to wait: their own, and unassigned ones that '
  'they may work.';
