create or replace function private.rule_fields(
  p_subject text, p_id uuid, p_at timestamptz, p_event bigint
) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  stood jsonb;
begin
  if p_subject = 'lead' then
    return (
      select jsonb_build_object('source', s.source, 'service', s.service, 'score', s.score, 'locale', s.locale,
        -- The value at that time is the old value of the first later change.
        'status', case when later.has_status then later.status else s.status end,
        'owner', case when later.has_owner then later.owner else s.owner_id::text end,
        'company', private.lead_answer(s.form_data, s.form_snapshot, 'company'),
        'email', private.lead_email(s.form_data, s.form_snapshot),
        'phone', private.lead_answer(s.form_data, s.form_snapshot, 'phone'),
        'campaign', s.utm_campaign, 'page', s.source_page,
        'answers', (select string_agg(a.value #>> '{}', ' ') from jsonb_each(s.form_data) a),
        'tags', (select coalesce(jsonb_agg(k.tag_id), '[]') from public.crm_tag_links k
          where k.lead_id = s.id))
      from public.qualification_submissions s
        cross join lateral (
          select count(*) filter (where e.kind = 'status') > 0 as has_status,
            (array_agg(e.from_value order by e.at, e.id) filter (where e.kind = 'status'))[1] as status,
            count(*) filter (where e.kind = 'owner') > 0 as has_owner,
            (array_agg(e.from_value order by e.at, e.id) filter (where e.kind = 'owner'))[1] as owner
          from public.crm_events e
          where e.subject_id = s.id and e.subject = 'lead' and e.kind in ('status', 'owner')
            and (e.at, e.id) > (p_at, p_event)) later
      where s.id = p_id);
  elsif p_subject = 'deal' then
    select e.details -> 'deal' into stood from public.crm_events e
      where e.subject_id = p_id and e.subject = 'deal' and e.details ? 'deal'
        and (e.at, e.id) <= (p_at, p_event)
      order by e.at desc, e.id desc limit 1;
    return (
      select jsonb_build_object(
        'pipeline', coalesce(stood ->> 'pipeline', d.pipeline_id::text),
        'stage', coalesce(stood ->> 'stage', d.stage_id::text),
        'state', coalesce((select g.kind from public.crm_stages g
          where g.id = (stood ->> 'stage')::uuid), d.state),
        'value', coalesce((stood ->> 'value')::numeric, d.value),
        'owner', case when stood is null then d.owner_id::text else stood ->> 'owner' end,
        'expected_close', case when stood is null then d.expected_close::text else stood ->> 'close' end,
        'source', d.source, 'title', d.title,
        'company', coalesce(o.name, c.company),
        'tags', (select coalesce(jsonb_agg(k.tag_id), '[]') from public.crm_tag_links k
          where k.deal_id = d.id))
      from public.crm_deals d join public.crm_contacts c on c.id = d.contact_id
        left join public.crm_companies o on o.id = d.company_id
      where d.id = p_id);
  elsif p_subject = 'ticket' then
    return private.rule_fields_of_ticket(p_id, p_at, p_event);
  end if;
  return null;
end
$$;
comment on function private.rule_fields is
  'The fields of a lead, deal or ticket just after a fact: recorded ones as they were then, the rest (answers, '
  'score, tags) as they are now. Null where it was deleted. Used by the engine and the preview.';
