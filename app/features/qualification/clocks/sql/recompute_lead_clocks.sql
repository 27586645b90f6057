drop function if exists public.reckon_clocks(uuid, integer, boolean);
create or replace function public.recompute_lead_clocks(
  p_after uuid default null, p_limit integer default 200, p_first boolean default false
) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  lead public.qualification_submissions;
  last uuid;
  answered timestamptz;
begin
  if p_after is null then
    perform private.keep_open_hours();
  end if;
  for lead in select * from public.qualification_submissions s
    where (p_after is null or s.id > p_after) and (p_first or s.status = 'new') and s.answered_at is null
    order by s.id limit p_limit for update loop
    last := lead.id;
    if p_first and lead.service is null then
      update public.qualification_submissions s
        set service = private.service_of_lead(lead.form_data, lead.form_snapshot, lead.source_page)
        where s.id = lead.id returning * into lead;
    end if;
    if lead.status = 'new' then
      if lead.answer_due_at is not null or private.has_answer_clock(lead) then
        lead := private.with_answer_clock(lead);
        update public.qualification_submissions s
          set answer_target = lead.answer_target, answer_due_at = lead.answer_due_at,
            answer_warn_at = lead.answer_warn_at
          where s.id = lead.id and (s.answer_target, s.answer_due_at, s.answer_warn_at)
            is distinct from (lead.answer_target, lead.answer_due_at, lead.answer_warn_at);
      end if;
    elsif lead.status <> 'spam' and lead.source not like '%by\_hand' then
      select max(c.changed_at) into answered from public.submission_status_changes c
        where c.submission_id = lead.id and c.from_status = 'new' and c.to_status <> 'spam';
      update public.qualification_submissions s
        set answered_at = answered,
          answer_seconds = private.business_seconds(lead.created_at, answered)
        where s.id = lead.id and answered is not null;
    end if;
  end loop;
  if last is null and p_after is not null then
    perform pg_notify('lists_changed', 'leads');
  end if;
  return last;
end
$$;
grant execute on function public.recompute_lead_clocks to service_role;
comment on function public.recompute_lead_clocks is
  'Recomputes the clocks of a batch of unanswered leads after a change of hours, holidays or targets; returns the '
  'last lead, or null at the end. p_first also fills in the answer times of leads from before there were clocks, '
  'which have no target.';
