create or replace function private.import_drafts_of(
  p_import_id uuid, p_lines integer[], p_alone integer[]
) returns jsonb
language plpgsql set search_path = ''
as $$
begin
  return (
    with lines as materialized (
      select l.contact_id, l.traces from public.crm_import_lines l
      where l.import_id = p_import_id and l.line = any (p_lines)
        and (l.outcome = 'changed' or l.outcome = 'made' and l.line <> all (p_alone))
    ), contacts as materialized (
      select c.* from public.crm_contacts c where c.id in (select l.contact_id from lines l)
    ), companies as materialized (
      select k.* from public.crm_companies k where k.id in (
        select c.company_id from contacts c
        union select (l.traces -> 'company' ->> 'id')::uuid from lines l
        union select (x ->> 'id')::uuid from lines l, jsonb_array_elements(l.traces -> 'changes') x
          where x ->> 'table' = 'crm_companies')
    ), drafts (kind, id, contact_id, key, stands) as (
      select 'contact', c.id::text, c.id, null, to_jsonb(c) from contacts c
      union all
      select 'point', p.id::text, p.contact_id, p.match_key, to_jsonb(p)
        from public.crm_contact_points p where p.contact_id in (select c.id from contacts c)
      union all
      select 'deal', d.id::text, d.contact_id, null, to_jsonb(d) from public.crm_deals d
        where d.id in (select (l.traces -> 'deal' ->> 'id')::uuid from lines l)
      union all
      select 'note', e.id::text, e.contact_id, null,
          jsonb_build_object('to_value', e.to_value, 'product', e.product)
        from public.crm_events e where e.id in (select (l.traces ->> 'note')::bigint from lines l)
      union all
      select 'company', k.id::text, null, private.company_key(k.name), to_jsonb(k) from companies k
      union all
      select 'cnpj', k.id::text, null, k.cnpj, null from companies k where k.cnpj is not null
    )
    select coalesce(jsonb_agg(to_jsonb(d)), '[]') from drafts d);
end
$$;
comment on function private.import_drafts_of is
  'The rows that lines have created or changed, in the format of private.import_drafts.';
