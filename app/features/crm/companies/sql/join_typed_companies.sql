-- not null: contacts, companies, made, deals, tickets
create or replace function public.join_typed_companies(p_id uuid, p_keys text[], p_bring boolean)
returns table (contacts integer, companies integer, made integer, deals integer, tickets integer)
language plpgsql security definer set search_path = ''
as $$
declare
  everywhere boolean := private.in_every_product('crm', 'update');
  mine text[] := private.products_in('crm', 'update');
  -- A key at a time, so that each company is found or made with the products of its people.
  one record;
  firm uuid;
  known uuid;
  brought jsonb;
  done private.company_joins;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  elsif not public.has_permission(private.uid(), 'crm', 'create') then
    perform private.refuse('crm_create_missing');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('company join ' || p_id, 0));
  select * into done from private.company_joins j where j.id = p_id;
  if done.id is null then
    done := row (p_id, '{}', '{}', '{}', '{}', '{}', clock_timestamp(), null);
    perform private.lock_company_name(k) from (select k from unnest(p_keys) k order by k collate "C" offset 0) k;
    perform from public.crm_contacts c where c.id in (
        select w.id from private.contact_words w where w.typed_key = any (p_keys) order by w.typed_key, w.id limit 1000)
      order by c.id for update;
    for one in
      select w.typed_key as key, array_agg(c.id order by c.id) as ids,
        (array_agg(c.company order by c.id))[1] as company,
        array(select distinct x from unnest(string_to_array(string_agg(array_to_string(c.products, ','), ','), ',')) x
          where x = any (mine)) as products
      from (select w.id, w.typed_key from private.contact_words w
        where w.typed_key = any (p_keys) order by w.typed_key, w.id limit 1000) w
      join public.crm_contacts c on c.id = w.id
      where c.company_id is null and c.merged_into is null and (everywhere or c.products && mine)
      group by 1 order by 1
    loop
      known := private.known_company(one.key, private.cnpj_in(one.company), null, one.products);
      firm := private.find_or_make_company(one.company, null, null, one.products);
      continue when firm is null;
      done.contacts := done.contacts || one.ids;
      done.companies := done.companies || array_fill(firm, array[cardinality(one.ids)]);
      if known is null then
        done.made := done.made || firm;
      end if;
    end loop;
    -- All are known: the locks of several who join at once are acquired in one order.
    perform private.lock_links(done.contacts, done.companies);
    update public.crm_contacts c set company_id = l.company, updated_at = now()
      from unnest(done.contacts, done.companies) as l (contact, company) where c.id = l.contact;
    if p_bring then
      for one in
        select l.company as firm, array_agg(l.contact order by l.contact) as ids
        from unnest(done.contacts, done.companies) as l (contact, company) group by 1 order by 1
      loop
        brought := private.bring_to_company(one.ids, one.firm);
        done.deals := done.deals || array(select d::uuid from jsonb_array_elements_text(brought -> 'deals') d);
        done.tickets := done.tickets || array(select t::uuid from jsonb_array_elements_text(brought -> 'tickets') t);
      end loop;
    end if;
    insert into private.company_joins select done.*;
  end if;
  return query select cardinality(done.contacts),
    (select count(distinct x)::integer from unnest(done.companies) x), cardinality(done.made),
    cardinality(done.deals), cardinality(done.tickets);
end
$$;
grant execute on function public.join_typed_companies to authenticated;
comment on function public.join_typed_companies is
  'Links the contacts of typed companies, up to 1000 at once, to the company that each finds or makes; with p_bring '
  'their deals, projects and tickets move with them. Sent twice under one id it is done once. Refuses with '
  'crm_update_missing or crm_create_missing.';
