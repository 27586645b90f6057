-- not null: id, by_what
create or replace function public.known_contact(p_email text, p_phone text)
returns table (id uuid, name text, email text, phone text, company text, by_what text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  return query
    select c.id, c.name, c.email, c.phone, c.company, f.kind
    from (
      select distinct on (private.merge_target_of(k.contact_id)) private.merge_target_of(k.contact_id) as id,
        k.kind
      from public.crm_contact_points k
      where (k.kind, k.match_key) in (('email', private.point_key('email', p_email)),
        ('phone', private.point_key('phone', p_phone)))
      order by private.merge_target_of(k.contact_id), k.kind) f
    join public.crm_contacts c on c.id = f.id
    where private.in_every_product('crm', 'read')
      or c.products && private.products_in('crm', 'read')
    order by f.kind, c.created_at, c.id limit 3;
end
$$;
grant execute on function public.known_contact to authenticated;
comment on function public.known_contact is
  'The contact that already has an e-mail address or telephone, if the caller may read it. Refuses with '
  'crm_read_missing.';
