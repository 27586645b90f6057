create or replace function private.contact_family(p_contacts uuid[]) returns uuid[]
language sql stable set search_path = ''
as $$
  with recursive family (id) as (
    select unnest(p_contacts)
    union
    select l.id from family f cross join lateral (
      select c.merged_into as id from public.crm_contacts c
        where c.id = f.id and c.merged_into is not null
      union all
      select c.id from public.crm_contacts c where c.merged_into = f.id) l)
  select coalesce(array_agg(f.id), '{}') from family f
$$;
comment on function private.contact_family is
  'Contacts with all that they have taken in and that have taken them in: one person each.';
