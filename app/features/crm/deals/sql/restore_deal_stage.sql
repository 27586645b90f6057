drop function if exists private.put_deal_back(uuid, public.crm_events);
create or replace function private.restore_deal_stage(p_deal uuid, p_move public.crm_events) returns boolean
language plpgsql set search_path = ''
as $$
declare
  before jsonb := p_move.details -> 'before';
  -- The operation may have set the value before it moved the deal, as the conversion of a lead does.
  value_before constant numeric := coalesce(
    (select e.from_value::numeric from public.crm_events e
      where e.subject = 'deal' and e.subject_id = p_deal and e.kind = 'value' and e.act = p_move.act
      order by e.at, e.id limit 1), (before ->> 'value')::numeric);
  -- A value that was edited since stays.
  edited constant boolean := exists (select from public.crm_events e
    where e.subject = 'deal' and e.subject_id = p_deal and e.kind = 'value' and e.at > p_move.at
      and e.act is distinct from p_move.act);
begin
  if not exists (select from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
      where s.id = p_move.from_value::uuid and s.is_active and p.is_active) then
    return false;
  end if;
  update public.crm_deals d set stage_id = s.id, pipeline_id = s.pipeline_id,
      stage_since = (before ->> 'since')::timestamptz, value = case when edited then d.value else value_before end
    from public.crm_stages s where d.id = p_deal and s.id = p_move.from_value::uuid;
  if before ->> 'closed' is not null then
    update public.crm_deals d set closed_at = (before ->> 'closed')::timestamptz,
        close_reason = before ->> 'reason', close_note = before ->> 'note'
      where d.id = p_deal;
  end if;
  update public.crm_events e set details = e.details || jsonb_build_object('undo', p_move.id::text)
    where e.id = (select k.id from public.crm_events k where k.subject_id = p_deal
      and k.kind = any (private.deal_moves()) order by k.at desc, k.id desc limit 1);
  return true;
end
$$;
comment on function private.restore_deal_stage is
  'Moves a deal back to the stage before its last move, with the value that it had then, and returns whether that stage '
  'is still in use. The caller has locked the deal; the new move refers to the undone one.';
