-- not null: email, closed, failures, reason, failed_at
create or replace function public.bounced_addresses_of(p_about text, p_id uuid)
returns table (email text, closed boolean, failures integer, reason text, failed_at timestamptz,
  trusted_at timestamptz, trusted_by text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select b.email, b.closed_at is not null, b.failures, b.reason, b.failed_at, b.trusted_at,
      p.display_name
    from private.bounced_addresses b left join public.user_profiles p on p.user_id = b.trusted_by
    where b.email = any (private.emails_of(p_about, p_id, 'read'))
    order by b.closed_at is null, b.email;
end
$$;
grant execute on function public.bounced_addresses_of to authenticated;
comment on function public.bounced_addresses_of is
  'Addresses of a lead, contact, deal or ticket from which mails bounced, and whether mails are sent there. '
  'Refuses with crm_read_missing or feedback_read_missing.';
