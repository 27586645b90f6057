create or replace function private.follow_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  item record := case when tg_op = 'DELETE' then old else new end;
  name text := case when tg_op <> 'DELETE' then new.published ->> 'name' end;
  wanted text := case when name is null then lower(item.slug) else private.address_of_name(name) end;
  candidate text := wanted;
  owner text;
  n integer := 1;
begin
  -- An item that staff made has an address once it has been published, and keeps it.
  if item.is_made and name is null then
    return null;
  end if;
  -- A name without Latin letters spells no address: the one in use stays.
  if wanted = '' then
    return null;
  end if;
  -- Two people who are given one name at once get two addresses.
  perform pg_advisory_xact_lock(hashtextextended('content_addresses', 0));
  loop
    owner := (select a.slug from public.content_addresses a
      where a.kind = item.kind and a.address = candidate);
    exit when owner is null or owner = item.slug;
    n := n + 1;
    candidate := wanted || '-' || n;
  end loop;
  if owner is not null and exists (select from public.content_addresses a
      where a.kind = item.kind and a.address = candidate and a.is_current) then
    return null;
  end if;
  update public.content_addresses a set is_current = false
    where a.kind = item.kind and a.slug = item.slug and a.is_current;
  insert into public.content_addresses (kind, slug, address, is_current)
    values (item.kind, item.slug, candidate, true)
    on conflict (kind, address) do update set is_current = true;
  return null;
end
$$;
comment on function private.follow_name is
  'Row trigger: the address of a person follows the published name. An address belongs to one person for good.';
