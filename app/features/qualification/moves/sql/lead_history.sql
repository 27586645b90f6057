drop function if exists public.lead_history(uuid);
-- not null: from_status, to_status, changed_at, kept_deal, with_deal, undoes
create or replace function public.lead_history(p_lead_id uuid)
returns table (from_status text, to_status text, changed_at timestamptz, by_name text, close_reason text,
  close_note text, kept_deal boolean, with_deal boolean, undoes boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query
    select h.from_status, h.to_status, h.changed_at,
      private.name_with_key(p.display_name, h.submission_id, h.changed_at),
      private.name_of_reason(case h.to_status when 'converted' then 'won' else 'lost' end, h.close_reason), h.close_note,
      h.kept_deal, h.cause is not null, h.undoes
    from public.submission_status_changes h
    left join public.user_profiles p on p.user_id = h.changed_by
    where h.submission_id = p_lead_id and private.lead_in_reach(p_lead_id, 'read')
    order by h.changed_at desc;
end
$$;
grant execute on function public.lead_history to authenticated;
comment on function public.lead_history is
  'Moves of a lead with the name of who made them, why it ended, and whether they undid the one before, newest first. Refuses with crm_read_missing.';
