create or replace function private.new_application_protocol(id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  bits uuid := id;
  candidate text := 'T-' || private.protocol_of(id, 8);
begin
  while exists (select from public.talent_applications a where a.protocol = candidate) loop
    candidate := 'T-' || private.protocol_of(bits, 12);
    -- Only a forged id can share 60 bits with another; then the bits of its digest are used.
    bits := md5(bits::text)::uuid;
  end loop;
  return candidate;
end
$$;
comment on function private.new_application_protocol is 'A reference number that no application has yet.';
