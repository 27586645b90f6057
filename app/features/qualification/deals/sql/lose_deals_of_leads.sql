-- not null: *
create or replace function public.lose_deals_of_leads(
  p_leads uuid[], p_act uuid, p_reason text, p_note text default null
) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  lost uuid[];
  spam uuid[];
  closed integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  if not coalesce(p_reason = any (private.deal_reasons('lost')), false) then
    raise exception 'reason_unknown' using errcode = 'PT422';
  end if;
  select array_agg(s.id) filter (where s.status = 'lost'), array_agg(s.id) filter (where s.status = 'spam')
    into lost, spam from public.qualification_submissions s where s.id = any (p_leads);
  perform set_config('forja.act', p_act::text, true);
  update public.crm_deals d set stage_id = s.id, close_reason = p_reason,
      close_note = nullif(btrim(p_note), '')
    from public.crm_stages s
    where d.id in (select o.id from private.open_deals_of_leads(lost) o
        union select o.id from private.open_deals_of_leads(spam, true) o)
      and s.pipeline_id = d.pipeline_id and s.kind = 'lost' and s.is_active;
  get diagnostics closed = row_count;
  perform set_config('forja.act', '', true);
  if closed > 0 then
    perform pg_notify('lists_changed', 'deals');
  end if;
  return closed;
end
$$;
grant execute on function public.lose_deals_of_leads to authenticated;
comment on function public.lose_deals_of_leads is
  'Closes as lost what stays open of leads that are lost, as part of an act, and of leads that are spam what '
  'they have opened themselves; answers how many deals. Refuses with crm_update_missing or reason_unknown.';
