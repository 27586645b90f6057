create or replace function public.contact_kept_until(p_contact_id uuid)
returns table (last_contact timestamptz, erase_at timestamptz, contract boolean, served boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_contact(p_contact_id, 'read');
  return query select t.last_contact, case when t.erase_at < 'infinity' then t.erase_at end,
      exists (select from public.crm_deals d join public.crm_stages g on g.id = d.stage_id
        where d.contact_id = private.survivor_of(p_contact_id) and g.kind = 'won'),
      t.erase_at = 'infinity'
    from private.contact_term(p_contact_id) t;
end
$$;
revoke all on function public.contact_kept_until from public, anon, authenticated, service_role;
grant execute on function public.contact_kept_until to authenticated;
comment on function public.contact_kept_until is
  'Until when what is held of somebody may be kept, and why: null while she has an account. Refuses '
  'with crm_read_missing or contact_gone.';
