drop function if exists private.keep_answer_clock();
create or replace function private.keep_answer_clock(
  former public.qualification_submissions, lead public.qualification_submissions
) returns public.qualification_submissions
language plpgsql security definer set search_path = ''
as $$
begin
  if lead.answered_at is null and private.place_of_lead(lead.status, lead.review_reason, lead.cleared_at)
      = private.lead_place('spam') then
    lead.answer_target := null;
    lead.answer_due_at := null;
    lead.answer_warn_at := null;
    return lead;
  end if;
  if lead.answer_due_at is null and private.place_of_lead(former.status, former.review_reason, former.cleared_at)
      = private.lead_place('spam') and private.has_answer_clock(lead) then
    lead := private.with_answer_clock(lead);
  end if;
  if lead.status = 'new' then
    lead.answered_at := null;
    lead.answer_seconds := null;
  elsif lead.status <> 'spam' and lead.answered_at is null and lead.answer_due_at is not null then
    lead.answered_at := clock_timestamp();
    lead.answer_seconds := private.business_seconds(lead.created_at, lead.answered_at);
  end if;
  return lead;
end
$$;
comment on function private.keep_answer_clock is
  'Step: a lead that leaves "new" counts as answered; back in "new" its clock continues as if it had not stopped; '
  'spam has no clock, and a lead cleared of spam has one from its arrival.';
