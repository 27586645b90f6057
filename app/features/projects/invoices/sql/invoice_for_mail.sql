-- not null: email, name, locale, organization_id, organization, number, description, value, due_on, days
create or replace function private.invoice_for_mail(p_invoice uuid, p_user uuid, p_overdue boolean)
returns table (email text, name text, locale text, organization_id uuid, organization text, number text,
  description text, value numeric, due_on text, days integer)
language sql stable security definer set search_path = ''
as $$
  select u.email, u.display_name, u.locale, o.id, private.name_of_client(o.id::text), i.number, i.description,
    i.value, i.due_on::text, abs(i.due_on - private.business_day(now()))
  from public.invoices i
  join public.client_organizations o on o.id = i.organization_id and o.is_active
  join public.client_members m on m.organization_id = o.id and m.user_id = p_user
    and m.role in ('owner', 'finance')
  join public.user_profiles u on u.user_id = m.user_id and u.is_active
  where i.id = p_invoice and i.state = 'issued'
    and p_overdue = (i.due_on < private.business_day(now()))
$$;
grant execute on function private.invoice_for_mail to service_role;
comment on function private.invoice_for_mail is
  'An invoice for the mail to a payer; nothing once it is paid or cancelled, the payer may not see it, or its due date '
  'has come or gone meanwhile.';
