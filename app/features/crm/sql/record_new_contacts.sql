create or replace function private.record_new_contacts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.crm_events (subject, subject_id, contact_id, product, kind, actor)
    select tg_argv[0], n.id, case tg_argv[0] when 'contact' then n.id end,
      case when cardinality(n.products) = 1 then n.products[1] end, 'created',
      (select p.user_id from public.user_profiles p where p.user_id = private.uid())
    from added n;
  return null;
end
$$;
comment on function private.record_new_contacts is
  'Statement trigger: records new contacts or companies (its argument). A row of one '
  'product belongs to it; of several, to users who may read all of them.';
