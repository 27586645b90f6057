create or replace function private.name_with_key(p_name text, p_record_id uuid, p_at timestamptz) returns text
language sql stable security definer set search_path = ''
as $$
  select p_name || coalesce((select ' · ' || k.name
    from private.api_calls c join public.api_keys k on k.id = c.key_id
    where c.record_id = p_record_id and p_at between c.created_at and c.ended_at limit 1), '')
$$;
comment on function private.name_with_key is
  'The name of who changed a record, with that of the key where a program did it by the API.';
