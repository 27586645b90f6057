drop function if exists private.queue_lead_arrival();
create or replace function private.queue_lead_arrival(
  lead public.qualification_submissions, p_at timestamptz
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from public.automation_rules r
      where r.is_active and r.subject = 'lead' and r.starts ->> 'kind' = 'arrives')
    and private.place_of_lead(lead.status, lead.review_reason, lead.cleared_at)
      <> private.lead_place('spam')
    and not private.operation_is('undo') then
    insert into private.automation_facts (subject, subject_id, kind, at, key)
      values ('lead', lead.id, 'arrives', p_at, 'arrives:' || lead.id)
      on conflict do nothing;
  end if;
end
$$;
comment on function private.queue_lead_arrival is
  'Step: queues a new lead for the rules that start with leads. A suspected lead is queued once staff '
  'have cleared it.';
