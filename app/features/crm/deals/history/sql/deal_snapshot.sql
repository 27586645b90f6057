drop function if exists private.deal_as_it_stands(uuid, uuid, numeric, date, uuid, timestamptz, boolean);
create or replace function private.deal_snapshot(
  p_pipeline_id uuid, p_stage_id uuid, p_value numeric, p_close date, p_owner_id uuid,
  p_closed_at timestamptz, p_active boolean
) returns jsonb
language sql stable parallel safe
return jsonb_build_object('pipeline', p_pipeline_id, 'stage', p_stage_id, 'value', p_value,
  'close', p_close, 'owner', p_owner_id, 'closed', p_closed_at, 'active', p_active);
comment on function private.deal_snapshot is
  'The state of a deal that is stored with each of its events, for the boards of past days.';
