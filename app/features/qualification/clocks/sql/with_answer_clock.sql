create or replace function private.with_answer_clock(p_lead public.qualification_submissions)
returns public.qualification_submissions
language plpgsql stable security definer set search_path = ''
as $$
declare
  target record;
begin
  select * into target from private.answer_target_of(p_lead.service, p_lead.source);
  p_lead.answer_target := target.minutes;
  p_lead.answer_due_at := private.add_business_time(p_lead.created_at, target.minutes);
  p_lead.answer_warn_at := case when target.warn_percent < 100 then private.add_business_time(
    p_lead.created_at, target.minutes * target.warn_percent / 100) end;
  -- Without business hours there is no due time.
  if p_lead.answer_due_at is null then
    p_lead.answer_target := null;
    p_lead.answer_warn_at := null;
  end if;
  return p_lead;
end
$$;
comment on function private.with_answer_clock is
  'A lead with its clock by the present targets, hours and holidays, from its arrival.';
