drop function if exists private.survivor_of(uuid);
create or replace function private.merge_target_of(p_contact_id uuid) returns uuid
language plpgsql stable set search_path = ''
as $$
declare
  found uuid := p_contact_id;
  further uuid;
begin
  for step in 1 .. 100 loop
    select c.merged_into into further from public.crm_contacts c where c.id = found;
    exit when further is null;
    found := further;
  end loop;
  return found;
end
$$;
comment on function private.merge_target_of is
  'The contact that a contact was merged into, over all steps; itself where it was not merged.';
