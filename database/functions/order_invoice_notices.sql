create or replace function private.order_invoice_notices(p_at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.house_day(p_at);
  ordered integer;
begin
  if p_at < (today + time '08:00') at time zone 'America/Sao_Paulo' then
    return 0;
  end if;
  with due as (
    update public.invoices i set due_told_on = today
      where i.state = 'issued' and i.due_told_on is null and i.due_on between today and today + 5
      returning i.id, i.organization_id
  ), overdue as (
    update public.invoices i set overdue_told_on = today
      where i.state = 'issued' and i.overdue_told_on is null and i.due_on < today
      returning i.id, i.organization_id
  ), told as (
    select 'invoice.due-mail' as mail, 'told_due' as event, d.* from due d
    union all select 'invoice.overdue-mail', 'told_overdue', o.* from overdue o
  ), noted as (
    insert into public.invoice_events (invoice_id, kind)
      select t.id, t.event from told t
  )
  insert into public.outbox (kind, payload)
    select t.mail, jsonb_build_object('invoice_id', t.id, 'user_id', m.user_id)
    from told t
    join public.client_organizations o on o.id = t.organization_id and o.is_active
    join public.client_members m on m.organization_id = o.id and m.role in ('owner', 'finance')
    join public.user_profiles p on p.user_id = m.user_id and p.is_active;
  get diagnostics ordered = row_count;
  return ordered;
end
$$;
revoke all on function private.order_invoice_notices from public, anon, authenticated, service_role;
grant execute on function private.order_invoice_notices to service_role;
comment on function private.order_invoice_notices is
  'From eight on of the house''s day, tells owners and finance of each invoice that is due within five days, and of each whose day is over; of either once. Says how many mails it ordered.';
