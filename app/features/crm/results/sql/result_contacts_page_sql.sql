create or replace function private.result_contacts_page_sql(
  p_converted text, p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  -- Of more won deals than this, the first contacts in order soon fill the page.
  few constant integer := 3000;
  products constant text[] := private.results_products();
  -- Stages of these products alone: a deal has the product of its pipeline.
  won constant text := format('select d.contact_id from public.crm_deals d where d.is_active and d.stage_id = any (%L::uuid[])',
    array(select g.id from public.crm_stages g join public.crm_pipelines p on p.id = g.pipeline_id
      where g.kind = 'won' and p.product = any (products)));
  many integer;
begin
  if p_converted is not null then
    execute format('select count(*) from (%s limit %s) w', won, few) into many;
  end if;
  return 'select s.id, s.name, s.email, s.phone, s.company, s.source, s.created_at
    from public.crm_contacts s where '
    || case when many < few then private.result_contact_conditions(null) || format(' and s.id = any (array(%s))', won)
      else private.result_contact_conditions(p_converted) end
    || private.index_page('public.crm_contacts', '{}', '{}', array['s.created_at', 's.id'], null, null,
      p_descending, p_after, private.page_size(p_limit));
end
$$;
comment on function private.result_contacts_page_sql is
  'The statement of result_contacts_page(). Contacts with a won deal are looked up where few deals are won, else met in '
  'order.';
