create or replace function private.new_feedback_protocol(id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  bits uuid := id;
  candidate text := 'F-' || private.protocol_of(id, 8);
begin
  while exists (select from public.feedback_entries e where e.protocol = candidate) loop
    candidate := 'F-' || private.protocol_of(bits, 12);
    -- Only a forged id can share 60 bits with another; then the bits of its digest are used.
    bits := md5(bits::text)::uuid;
  end loop;
  return candidate;
end
$$;
comment on function private.new_feedback_protocol is 'A reference number that no entry has yet.';
