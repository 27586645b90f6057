drop function if exists private.contact_as_it_is(uuid);
create or replace function private.contact_snapshot(p_contact_id uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(c) - array['phone_key', 'products', 'revision', 'created_at', 'updated_at', 'merged_into']
    from public.crm_contacts c where c.id = p_contact_id
$$;
comment on function private.contact_snapshot is
  'Fields of a contact, as a merge saves them for its undo.';
