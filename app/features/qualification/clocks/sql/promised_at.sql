create or replace function private.promised_at(p_lead public.qualification_submissions)
returns timestamptz
-- Not in SQL, which PostgreSQL plans again with each call.
language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_lead.answered_at is null and p_lead.answer_due_at > now() and not coalesce(
      (select k.always_open from private.open_hours_known k), private.business_week() is null) then
    return p_lead.answer_due_at;
  end if;
  return null;
end
$$;
comment on function private.promised_at is
  'The time until which a reply is promised to the visitor: the due time of the lead''s clock. Null without business hours on '
  'record, after the answer, and once the time is over.';
