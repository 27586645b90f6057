drop function if exists private.record_contact_event();
create or replace function private.record_contact_event(
  p_subject text, p_id uuid, p_products text[], p_former jsonb, p_current jsonb
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  changed text[];
  product text := case when cardinality(p_products) = 1 then p_products[1] end;
begin
  -- Names of the changed fields, never their values, which would outlive a correction.
  select coalesce(array_agg(n.key order by n.key), '{}') into changed
    from jsonb_each(p_current) n
    where n.value is distinct from p_former -> n.key
      and n.key not in ('updated_at', 'revision', 'products', 'phone_key', 'phone_verified',
        'merged_into');
  -- Changes by a merge are in the record of the merge.
  if cardinality(changed) = 0 or private.operation_is('merge') then
    return;
  end if;
  if changed = '{owner_id}' then
    -- The owner before and after, as ids of users: undo restores the owner from them.
    perform private.record_crm_event(p_subject, p_id, case p_subject when 'contact' then p_id end, product, 'owner',
      p_former ->> 'owner_id', p_current ->> 'owner_id');
  else
    perform private.record_crm_event(p_subject, p_id, case p_subject when 'contact' then p_id end, product,
      'changed', null, null, jsonb_build_object('fields', changed));
  end if;
end
$$;
comment on function private.record_contact_event is
  'Step: records which fields of a contact or a company were changed. A row '
  'of one product belongs to it; of several, to users who may read all of them.';
