-- not null: id, kind, at
create or replace function public.lead_owner_events(p_lead_id uuid)
returns table (id bigint, kind text, from_name text, to_name text, rule text, way text, by_name text,
  at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  return query
    select e.id, e.kind,
      case when e.from_value is not null then coalesce(f.display_name, '') end,
      case when e.to_value is not null then coalesce(t.display_name, '') end,
      e.details ->> 'rule',
      case when e.kind = 'step_failed' then e.details ->> 'step'
        when e.details ? 'handed_over' then 'handed_over' when e.details ? 'back' then 'back'
        when e.details ? 'by_hand' then 'by_hand' end,
      b.display_name, e.at
    from public.crm_events e
    left join public.user_profiles f on f.user_id::text = e.from_value
    left join public.user_profiles t on t.user_id::text = e.to_value
    left join public.user_profiles b on b.user_id = e.actor
    where e.subject = 'lead' and e.subject_id = p_lead_id and e.kind in ('owner', 'owner_missed', 'step_failed')
      and private.lead_in_reach(p_lead_id, 'read')
    order by e.at desc, e.id desc limit 200;
end
$$;
grant execute on function public.lead_owner_events to authenticated;
comment on function public.lead_owner_events is
  'Changes of a lead''s owner with the user or rule that made them, rules that found nobody, and failed steps of '
  'the intake, newest first; a name is empty once the account was deleted. Refuses with crm_read_missing.';
