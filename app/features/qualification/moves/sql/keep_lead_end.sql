create or replace function private.keep_lead_end(
  former public.qualification_submissions, lead public.qualification_submissions
) returns public.qualification_submissions
language plpgsql security definer set search_path = ''
as $$
declare
  was public.submission_status_changes;
begin
  if lead.status not in ('lost', 'spam') then
    lead.keeps_deal := false;
  end if;
  -- An undo restores the reason.
  if lead.close_reason is null and private.lead_move_undone(lead.id, former.status, lead.status) is not null then
    select * into was from public.submission_status_changes c
      where c.submission_id = lead.id and c.to_status = lead.status
      order by c.changed_at desc, c.id desc limit 1;
    lead.close_reason := was.close_reason;
    lead.close_note := was.close_note;
  end if;
  if lead.close_reason is not null and pg_trigger_depth() = 1 and lead.status in ('lost', 'converted')
     and lead.close_reason <> all (private.deal_reasons(case lead.status when 'lost' then 'lost' else 'won' end)) then
    raise exception 'reason_unknown' using errcode = 'PT422';
  end if;
  if lead.status not in ('lost', 'converted') then
    lead.close_reason := null;
    lead.close_note := null;
  end if;
  return lead;
end
$$;
comment on function private.keep_lead_end is
  'Step: clears the reason of a lead''s end, and whether its deal stayed open, when the lead is reopened. '
  'PT422: reason_unknown.';
