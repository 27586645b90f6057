create or replace function private.import_parts(p_import_id uuid, p_lines integer[])
returns setof integer[]
language plpgsql stable set search_path = ''
as $$
declare
  mine text[] := private.products_in('crm', 'create');
  field_sets jsonb[] := array(select l.fields from unnest(p_lines) with ordinality a (line, place)
    join public.crm_import_lines l on l.import_id = p_import_id and l.line = a.line order by a.place);
  part integer[] := '{}';
  next record;
begin
  for next in
    with lines (line, fields) as (
      select * from unnest(p_lines, field_sets)
    ), keys (line, key, sign) as (
      select l.line, e.address, null from lines l,
        jsonb_array_elements_text(l.fields -> 'emails') e (address)
      union all
      select l.line, private.phone_key(e.phone), null from lines l,
        jsonb_array_elements_text(l.fields -> 'phones') e (phone)
      union all
      select k.line, 'contact ' || k.contact_id, null
        from private.contacts_of_lines(p_lines, field_sets) k
      union all
      select l.line, g.key, (l.fields -> 'cnpj', l.fields -> 'city', l.fields -> 'state')::text
        from lines l cross join lateral (select private.company_key(l.fields ->> 'company') as key offset 0) k,
          lateral (values ('company ' || k.key), ('firm ' || case when l.fields ->> 'company' is not null
            then private.known_company(k.key, l.fields ->> 'cnpj',
              private.company_domain(l.fields -> 'emails' ->> 0), mine) end)) g (key)
      union all
      select l.line, 'cnpj ' || (l.fields ->> 'cnpj'), private.company_key(l.fields ->> 'company') from lines l
      union all
      select l.line, 'whatsapp ' || w.handle, null
        from lines l, jsonb_array_elements_text(l.fields -> 'whatsapps') w (handle)
    ), earlier as (
      select k.line, lag(k.line) over w as line_before, k.sign, lag(k.sign) over w as sign_before
      from (select distinct * from keys where key is not null) k
      window w as (partition by k.key order by k.line)
    )
    select l.line, max(e.line_before) as line_before from lines l
    left join earlier e on e.line = l.line and e.line_before is not null
      -- Two people of one company may share a part, unless they name different details of it.
      and (e.sign is null or e.sign <> e.sign_before)
    group by l.line order by l.line
  loop
    if next.line_before >= part[1] then
      return next part;
      part := '{}';
    end if;
    part := part || next.line;
  end loop;
  return next part;
end
$$;
comment on function private.import_parts is
  'Lines in their order, split before each line whose contact an earlier line of the part has: the '
  'lines of a part can be imported in one statement.';
