-- not null: *
create or replace function private.order_invoice_notices(p_at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.business_day(p_at);
  ordered integer := 0;
  reader record;
begin
  if p_at < private.start_of_day(today) + interval '8 hours' then
    return 0;
  end if;
  for reader in with due as (
    update public.invoices i set due_told_on = today
      where i.state = 'issued' and i.due_told_on is null and i.due_on between today and today + 5
      returning i.id, i.organization_id, i.number
  ), overdue as (
    update public.invoices i set overdue_told_on = today
      where i.state = 'issued' and i.overdue_told_on is null and i.due_on < today
      returning i.id, i.organization_id, i.number
  ), notices as (
    select 'invoice.due' as kind, 'invoice.due-mail' as mail, 'told_due' as event, d.* from due d
    union all select 'invoice.overdue', 'invoice.overdue-mail', 'told_overdue', o.* from overdue o
  ), noted as (
    insert into public.invoice_events (invoice_id, kind)
      select t.id, t.event from notices t
  )
  select t.*, m.user_id from notices t
    join public.client_organizations o on o.id = t.organization_id and o.is_active
    join public.client_members m on m.organization_id = o.id and m.role in ('owner', 'finance')
    join public.user_profiles p on p.user_id = m.user_id and p.is_active
    order by m.user_id, t.id
  loop
    ordered := ordered + 1;
    perform private.notify_client(reader.user_id, reader.organization_id, reader.kind, reader.number::text,
      'invoice', reader.id, reader.mail, jsonb_build_object('invoice_id', reader.id, 'user_id', reader.user_id));
  end loop;
  return ordered;
end
$$;
grant execute on function private.order_invoice_notices to service_role;
comment on function private.order_invoice_notices is
  'From eight on in the company''s time zone, notifies owners and finance of each invoice that is due within five days, and of each overdue one; once for either, as each of them has chosen. Returns how many were notified.';
