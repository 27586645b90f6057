-- not null: status, leads
create or replace function public.leads_by_place(p_most integer)
returns table (status text, leads integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  selected text[] := private.selected_lead_sources();
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query
    select s.status, c.leads
    from unnest('{new,contacted,qualified,converted,lost,spam}'::text[]) as s (status),
      lateral (select count(*)::integer as leads from (select from private.lead_words w
        where w.place = private.lead_place(s.status)
          and (selected is null or w.source = any (selected)) limit p_most) found) c;
end
$$;
grant execute on function public.leads_by_place to authenticated;
comment on function public.leads_by_place is
  'The number of leads in each state, counted up to p_most. Refuses with '
  'crm_read_missing.';
