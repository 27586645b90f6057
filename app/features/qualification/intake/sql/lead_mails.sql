-- not null: id, kind, state, tried_at
create or replace function public.lead_mails(p_lead_id uuid)
returns table (id uuid, kind text, state text, tried_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query
    select m.id, m.kind, m.state, m.tried_at
    from public.mails m
    where m.about = p_lead_id and m.area = 'crm' and m.kind <> 'lead.mention-mail'
      and private.lead_in_reach(p_lead_id, 'read')
    order by m.created_at, m.id;
end
$$;
grant execute on function public.lead_mails to authenticated;
comment on function public.lead_mails is
  'The outcomes of a lead''s receipt and of the mails to the team, without their text. Refuses '
  'with crm_read_missing.';
