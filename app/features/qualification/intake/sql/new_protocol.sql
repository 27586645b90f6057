create or replace function private.new_protocol(id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  bits uuid := id;
  candidate text := private.protocol_of(id, 8);
begin
  while exists (select from public.qualification_submissions s where s.protocol = candidate) loop
    candidate := private.protocol_of(bits, 12);
    -- Only a forged id can share 60 bits with another; then the bits of its digest are used.
    bits := md5(bits::text)::uuid;
  end loop;
  return candidate;
end
$$;
comment on function private.new_protocol is 'A reference number that no lead has yet.';
