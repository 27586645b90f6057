create or replace function private.protocol_of(id uuid, length integer) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- The last bits: those are random in every version of UUID that is used here.
  bits bigint := ('x' || right(replace(id::text, '-', ''), 15))::bit(60)::bigint;
  protocol text := '';
begin
  -- Crockford's base 32 has no I, L, O, U.
  for place in reverse length - 1 .. 0 loop
    protocol := protocol
      || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((bits >> (5 * place)) & 31)::integer, 1)
      || case when place > 0 and place % 4 = 0 then '-' else '' end;
  end loop;
  return protocol;
end
$$;
comment on function private.protocol_of is
  'Groups of four letters from the last 5 × length bits of an id; length is at most 12.';
