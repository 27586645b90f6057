drop function if exists private.contact_family(uuid[]);
create or replace function private.merged_contacts_of(p_contacts uuid[]) returns uuid[]
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
comment on function private.merged_contacts_of is
  'The given contacts with all that were merged into them, and that they were merged into.';
