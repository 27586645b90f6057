create or replace function private.record_contact_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changed text[];
begin
  -- What merging takes stands in the record of the merge.
  if current_setting('forja.merging', true) = 'on' then
    return null;
  end if;
  -- Names of what was changed, never what it was: that would outlive the correction.
  select coalesce(array_agg(n.key order by n.key), '{}') into changed
    from jsonb_each(to_jsonb(new)) n
    where n.value is distinct from to_jsonb(old) -> n.key
      and n.key not in ('updated_at', 'revision', 'products', 'phone_key', 'phone_verified',
        'merged_into');
  if tg_argv[0] = 'contact' and changed = '{owner_id}' then
    -- The owner before and after, as ids of users: undo restores the owner from them.
    perform private.record_crm_event('contact', new.id, new.id,
      case when cardinality(new.products) = 1 then new.products[1] end, 'owner', old.owner_id::text,
      new.owner_id::text);
  elsif cardinality(changed) > 0 then
    perform private.record_crm_event(tg_argv[0], new.id,
      case tg_argv[0] when 'contact' then new.id end,
      case when cardinality(new.products) = 1 then new.products[1] end, 'changed', null, null,
      jsonb_build_object('fields', changed));
  end if;
  return null;
end
$$;
comment on function private.record_contact_event is
  'Trigger: records which fields of a contact or a company (its argument) were changed. A row '
  'of one product belongs to it; of several, to users who may read all of them.';
