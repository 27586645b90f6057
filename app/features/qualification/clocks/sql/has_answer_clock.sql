create or replace function private.has_answer_clock(p_lead public.qualification_submissions)
returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return p_lead.source not like '%by\_hand'
    and private.place_of_lead(p_lead.status, p_lead.review_reason, p_lead.cleared_at)
      < private.lead_place('spam')
    -- A clock that was late for weeks is not useful.
    and p_lead.created_at > now() - interval '30 days';
end
$$;
comment on function private.has_answer_clock is
  'Whether somebody waits for an answer: no spam, nor what may be; nobody who was on the telephone when '
  'staff typed it in; nobody who came more than 30 days ago.';
