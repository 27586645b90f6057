create or replace function private.contact_term(
  p_contact_id uuid, out last_contact timestamptz, out erase_at timestamptz
)
language plpgsql stable set search_path = ''
as $$
declare
  contract timestamptz;
begin
  select greatest(c.updated_at,
      (select max(s.created_at) from public.qualification_submissions s where s.contact_id = c.id),
      (select max(h.changed_at) from public.qualification_submissions s
        join public.submission_status_changes h on h.submission_id = s.id
        where s.contact_id = c.id),
      (select max(d.updated_at) from public.crm_deals d where d.contact_id = c.id)),
    (select max(d.updated_at) from public.crm_deals d join public.crm_stages g on g.id = d.stage_id
      where d.contact_id = c.id and g.kind = 'won')
    into last_contact, contract
    from public.crm_contacts c where c.id = p_contact_id;
  erase_at := greatest(last_contact + interval '24 months', contract + interval '5 years');
  -- Who has an account is served in the portal: what was agreed with her still runs.
  if exists (select from identity.users u join public.crm_contacts c on c.email = u.email
      where c.id = p_contact_id) then
    erase_at := 'infinity';
  end if;
end
$$;
revoke all on function private.contact_term from public, anon, authenticated, service_role;
comment on function private.contact_term is
  'When there was last contact with somebody, and when what is held of her goes: 24 months later, '
  '5 years after a contract, and not while she has an account.';
