-- not null: withheld_at
create or replace function public.withheld_mails(p_subject_id uuid)
returns table (kind text, withheld_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select m.kind, m.decided_at from private.stranger_mails m
  where m.subject_id = p_subject_id and m.withheld
    -- Staff may have sent it again since.
    and not exists (select from public.mails s where s.id = m.job_id and s.state in ('sent', 'kept'))
    and public.has_permission(private.uid(), case split_part(m.kind, '.', 1)
      when 'lead' then 'crm' when 'feedback' then 'feedback'
      when 'newsletter' then 'campaigns' when 'privacy' then 'users' end, 'read')
    and case split_part(m.kind, '.', 1)
      when 'lead' then private.lead_in_reach(p_subject_id, 'read')
      when 'feedback' then private.entry_in_reach(p_subject_id, 'read') else true end
  order by m.decided_at
$$;
grant execute on function public.withheld_mails to authenticated;
comment on function public.withheld_mails is
  'Mails about one lead, request, entry or subscription that a limit of their address withholds; no row for '
  'users who may not read the record.';
