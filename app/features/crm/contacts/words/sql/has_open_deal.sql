create or replace function private.has_open_deal(p_contact_id uuid) returns boolean
language sql stable set search_path = ''
as $$
  -- "offset 0": looked up among the deals of a contact, not among those that are open.
  select exists (select from (select d.is_active, d.state from public.crm_deals d
      where d.contact_id = p_contact_id offset 0) d
    where d.is_active and d.state = 'open')
$$;
comment on function private.has_open_deal is 'Whether a contact has a deal that is still open.';
