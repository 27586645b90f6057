-- not null: field_id, found
create or replace function public.values_of_archived_fields() returns table (field_id uuid, found integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.in_every_product('settings', 'manage') then
    return;
  end if;
  return query
    select f.id, (select count(*)::integer from public.custom_field_values v where v.field_id = f.id)
    from public.custom_fields f where not f.is_active;
end
$$;
grant execute on function public.values_of_archived_fields to authenticated;
comment on function public.values_of_archived_fields is
  'How many values are deleted with each archived custom field, for those who may delete one.';
