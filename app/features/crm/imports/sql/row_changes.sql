create or replace function private.row_changes(p_table text, p_before jsonb, p_after jsonb)
returns jsonb
language sql immutable parallel safe
return (
  select case when count(*) > 0 then jsonb_build_array(jsonb_build_object(
      'table', p_table, 'id', p_after -> 'id',
      'before', jsonb_object_agg(a.key, p_before -> a.key),
      'after', jsonb_object_agg(a.key, a.value))) else '[]' end
  from jsonb_each(p_after) a
  where a.value is distinct from p_before -> a.key
    and a.key <> all ('{revision,phone_key}'::text[]));
comment on function private.row_changes is
  'The change that an import made to a row, as a list of one or none: {table, id, before, after}.';
