create or replace function private.return_client(p_moved jsonb) returns void
language plpgsql set search_path = ''
as $$
declare
  client uuid := p_moved ->> 'from';
  other uuid := p_moved ->> 'to';
  part record;
  member record;
begin
  perform from public.client_organizations o where o.id in (client, other) order by o.id for update;
  update public.client_organizations o set is_active = true, updated_at = now() where o.id = client;
  for member in
    select * from jsonb_to_recordset(p_moved -> 'rows' -> 'members')
      as m ("user" uuid, role text, contact uuid, "by" uuid, "both" boolean)
  loop
    -- Whose membership was ended meanwhile is no member again.
    continue when not exists (select from public.client_members m
      where m.organization_id = other and m.user_id = member."user");
    insert into public.client_members (organization_id, user_id, role, contact_id, added_by)
      select client, p.user_id, member.role,
        (select c.id from public.crm_contacts c where c.id = member.contact),
        (select b.user_id from public.user_profiles b where b.user_id = member."by")
      from public.user_profiles p where p.user_id = member."user"
      on conflict (organization_id, user_id) do nothing;
    if not member."both" then
      delete from public.client_members m where m.organization_id = other and m.user_id = member."user";
    end if;
  end loop;
  for part in select r.key, r.value from jsonb_each(p_moved -> 'rows') r where r.key <> 'members' order by r.key loop
    execute format('update %s t set organization_id = $1 where t.organization_id = $2
        and t.id::text in (select jsonb_array_elements_text($3))', part.key)
      using client, other, part.value;
  end loop;
end
$$;
comment on function private.return_client is
  'Undoes private.move_client(): what is still of the other client is of the first again.';
