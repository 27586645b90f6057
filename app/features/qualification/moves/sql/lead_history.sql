drop function if exists public.lead_history(uuid);
-- not null: from_status, to_status, changed_at, with_deal
create or replace function public.lead_history(p_lead_id uuid)
returns table (from_status text, to_status text, changed_at timestamptz, by_name text, close_reason text,
  close_note text, with_deal boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query
    select h.from_status, h.to_status, h.changed_at, p.display_name,
      private.name_of_reason('lost', h.close_reason), h.close_note, h.cause is not null
    from public.submission_status_changes h
    left join public.user_profiles p on p.user_id = h.changed_by
    where h.submission_id = p_lead_id and private.lead_in_reach(p_lead_id, 'read')
    order by h.changed_at desc;
end
$$;
grant execute on function public.lead_history to authenticated;
comment on function public.lead_history is
  'Moves of a lead with the name of who made them and why it was lost, newest first. Refuses with crm_read_missing.';
