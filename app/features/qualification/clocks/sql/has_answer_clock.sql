create or replace function private.has_answer_clock(p_lead public.qualification_submissions)
returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return p_lead.source not like '%by\_hand'
    and private.place_of_lead(p_lead.status, p_lead.review_reason, p_lead.cleared_at)
      < private.lead_place('spam')
    -- Leads older than this have no clock.
    and p_lead.created_at > now() - interval '30 days';
end
$$;
comment on function private.has_answer_clock is
  'Whether a lead waits for a reply: not spam nor suspected, not entered by staff during a call, and not older than '
  '30 days.';
