-- not null: *
create or replace function private.count_rest_call(p_caller text, p_kind text)
returns boolean
language sql security definer set search_path = ''
as $$
  select private.count_hit(jsonb_build_array('rest', p_kind, p_caller)::text,
    case p_kind when 'read' then 15 else 30 end, interval '1 minute')
$$;
grant execute on function private.count_rest_call to service_role;
comment on function private.count_rest_call is
  'Counts calls of /rest/v1 of all processes together, by network or user, and says whether they are within the limit of a '
  'minute: read counts twenty calls that read, of which 15 are allowed, write one call that changes something or signs in, '
  'of which 30 are.';
