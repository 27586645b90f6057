create or replace function private.follow_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  item record := case when tg_op = 'DELETE' then old else new end;
  named record;
  name text;
  wanted text;
  candidate text;
  owner text;
  n integer;
begin
  for named in
    select f.locale, f.path from (values
      ('person', null, 'name'),
      ('workshop', 'pt-BR', 'texts.pt-BR.name'), ('workshop', 'en', 'texts.en.name'),
      ('idea', 'pt-BR', 'texts.pt-BR.name'), ('idea', 'en', 'texts.en.name'),
      ('article', 'pt-BR', 'texts.pt-BR.name'), ('article', 'en', 'texts.en.name'),
      ('case', 'pt-BR', 'texts.pt-BR.name'), ('case', 'en', 'texts.en.name'),
      ('opening', 'pt-BR', 'text.pt-BR.title'), ('opening', 'en', 'text.en.title'),
      -- Staff write the address of a landing page themselves.
      ('landing', 'pt-BR', 'texts.pt-BR.address'), ('landing', 'en', 'texts.en.address')
    ) f (kind, locale, path)
    where f.kind = item.kind
  loop
    name := case when tg_op <> 'DELETE' then new.published ->> named.path end;
    -- An item that staff made has an address once it has been published, and keeps it.
    continue when item.is_made and name is null;
    -- The first address of an item of the files is the one that they give it.
    wanted := case when name is null
      then coalesce((select a.address from public.content_addresses a
          where a.kind = item.kind and a.slug = item.slug and a.locale is not distinct from named.locale
          order by a.created_at, a.address = lower(item.slug) desc, a.address limit 1), lower(item.slug))
      else private.address_of_name(name) end;
    -- A name without Latin letters spells no address: the one in use stays.
    continue when wanted = '';
    -- Two items that are given one name at once get two addresses.
    perform pg_advisory_xact_lock(hashtextextended('content_addresses', 0));
    candidate := wanted;
    n := 1;
    loop
      owner := (select a.slug from public.content_addresses a
        where a.kind = item.kind and a.locale is not distinct from named.locale and a.address = candidate);
      exit when owner is null or owner = item.slug;
      n := n + 1;
      candidate := wanted || '-' || n;
    end loop;
    continue when owner is not null and exists (select from public.content_addresses a
        where a.kind = item.kind and a.locale is not distinct from named.locale and a.address = candidate
          and a.is_current);
    update public.content_addresses a set is_current = false
      where a.kind = item.kind and a.slug = item.slug and a.locale is not distinct from named.locale
        and a.is_current;
    insert into public.content_addresses (kind, slug, locale, address, is_current)
      values (item.kind, item.slug, named.locale, candidate, true)
      on conflict (kind, locale, address) do update set is_current = true;
  end loop;
  return null;
end
$$;
comment on function private.follow_name is
  'Row trigger: the address of an item follows the published name, in each language. It belongs to one item for good.';
