create or replace function private.new_privacy_protocol(id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  bits uuid := id;
  candidate text := 'P-' || private.protocol_of(id, 8);
begin
  while exists (select from public.privacy_requests r where r.protocol = candidate) loop
    candidate := 'P-' || private.protocol_of(bits, 12);
    bits := md5(bits::text)::uuid;
  end loop;
  return candidate;
end
$$;
comment on function private.new_privacy_protocol is 'A reference number that no privacy request has yet.';
