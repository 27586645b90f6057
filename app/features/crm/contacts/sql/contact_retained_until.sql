drop function if exists public.contact_kept_until(uuid);
drop function if exists public.contact_retained_until(uuid);
-- not null: last_contact, reason, served, beyond
create or replace function public.contact_retained_until(p_contact_id uuid)
returns table (last_contact timestamptz, erase_at timestamptz, planned timestamptz, reason text, served boolean,
  beyond boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  everywhere constant boolean := private.in_every_product('crm', 'read');
  readable constant text[] := private.products_in('crm', 'read');
begin
  perform private.check_contact(p_contact_id, 'read');
  return query
    select t.last_contact, case when t.erase_at < 'infinity' then t.erase_at end, t.planned, t.reason,
      t.erase_at = 'infinity',
      not everywhere and not (select c.products <@ readable from public.crm_contacts c
        where c.id = p_contact_id)
    from private.contact_term_seen(p_contact_id, case when not everywhere then readable end,
      case when not everywhere then private.lead_sources_in('read') end) t;
end
$$;
grant execute on function public.contact_retained_until to authenticated;
comment on function public.contact_retained_until is
  'Until when the data of a contact may be kept, and why: null while they have an account. By the '
  'products that the caller may read; beyond says that they belong to other products too, whose data may be '
  'kept for longer. Refuses with crm_read_missing or contact_gone.';
