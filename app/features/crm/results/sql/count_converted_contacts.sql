create or replace function private.count_converted_contacts(p_products text[], p_sources text[]) returns integer
language plpgsql stable set search_path = '' set jit = off
as $$
declare
  other_sources text[] := '{}';
  next text := '';
begin
  -- From one source to the next in the index, however many contacts each has.
  loop
    select min(c.source) into next from public.crm_contacts c where c.is_active and c.source > next;
    exit when next is null;
    if not next = any (p_sources) then
      other_sources := other_sources || next;
    end if;
  end loop;
  -- Nearly all contacts are counted: those that are not are looked up, and not each contact with a won deal.
  return (
    select count(*)::integer
    from (select distinct d.contact_id from public.crm_deals d
      where d.is_active and d.state = 'won' and d.product = any (p_products)) w
    where not exists (select from public.crm_contacts c
        where c.id = w.contact_id and c.is_active and c.source = any (other_sources))
      and not exists (select from public.crm_contacts c where c.id = w.contact_id and not c.is_active));
end
$$;
comment on function private.count_converted_contacts is
  'How many active contacts of these sources have a won deal of these products.';
