create or replace function private.set_lead_status(
  p_lead uuid, p_status text, p_deal public.crm_deals, p_undoes boolean
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  was public.submission_status_changes;
begin
  if p_undoes then
    select * into was from public.submission_status_changes c
      where c.submission_id = p_lead and c.to_status = p_status order by c.changed_at desc, c.id desc limit 1;
  elsif p_status = 'lost' then
    was.close_reason := p_deal.close_reason;
    was.close_note := p_deal.close_note;
  end if;
  update public.qualification_submissions s set status = p_status, close_reason = was.close_reason,
      close_note = was.close_note, keeps_deal = coalesce(was.kept_deal, false)
    where s.id = p_lead;
  if p_undoes then
    update public.submission_status_changes c set undoes = true
      where c.id = (select k.id from public.submission_status_changes k where k.submission_id = p_lead
        order by k.changed_at desc, k.id desc limit 1);
  end if;
end
$$;
comment on function private.set_lead_status is
  'Moves a lead with its deal: a lost lead gets the reason of the deal, and an undo restores its former values.';
