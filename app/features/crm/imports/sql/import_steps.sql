create or replace function private.import_steps(p_import public.crm_imports, p_lines integer[])
returns private.import_step[]
language plpgsql set search_path = ''
as $$
declare
  mine text[] := private.products_in('crm', 'create');
  everywhere boolean := private.in_every_product('crm', 'create');
  field_sets jsonb[] := array(select l.fields from unnest(p_lines) with ordinality a (line, place)
    join public.crm_import_lines l on l.import_id = p_import.id and l.line = a.line order by a.place);
  known uuid[];
begin
  -- Read again, since a contact may have been merged while this waited for the lock.
  loop
    known := array(select k.contact_id from private.contacts_of_lines(p_lines, field_sets) k order by 1);
    perform from public.crm_contacts c where c.id = any (known) order by c.id for update;
    exit when known = array(
      select k.contact_id from private.contacts_of_lines(p_lines, field_sets) k order by 1);
  end loop;
  return array(
    select row (g.line, g.fields, c.id, coalesce(c.id, gen_random_uuid()), to_jsonb(c),
      case when c.id is not null then array(
        select p.id from public.crm_contact_points p where p.contact_id = c.id) end,
      o.user_id, s.pipeline_id, s.id, case when s.id is not null then gen_random_uuid() end,
      case when c.id is not null and not everywhere and not c.products && mine
          then 'contact:elsewhere'
        when g.fields -> 'deal' is null or c.id is not null and p_import.on_known = 'skip' then null
        when s.id is null then 'stage:unknown'
        when s.needs_value and coalesce((g.fields -> 'deal' ->> 'value')::numeric, 0) <= 0
          then 'value:needed' end,
      null, false, null)::private.import_step
    from unnest(p_lines, field_sets) g (line, fields)
    left join private.contacts_of_lines(p_lines, field_sets) k on k.line = g.line
    left join public.crm_contacts c on c.id = k.contact_id
    left join public.user_profiles o on o.user_id = (g.fields ->> 'owner')::uuid
    left join lateral (
      select s.id, s.pipeline_id, s.needs_value from public.crm_stages s
      join public.crm_pipelines p on p.id = s.pipeline_id
      where g.fields -> 'deal' is not null
        and p.product = p_import.product and p.is_default and p.is_active and s.is_active
        and s.kind = 'open'
        and (g.fields -> 'deal' ->> 'stage' is null or s.id = (g.fields -> 'deal' ->> 'stage')::uuid)
      order by s.position limit 1) s on true
    order by g.line);
end
$$;
comment on function private.import_steps is
  'The contacts, companies and deals of lines, their present values, and the lines that are refused (remark, as '
  'field:code).';
