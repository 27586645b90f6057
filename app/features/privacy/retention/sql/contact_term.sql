create or replace function private.contact_term(
  p_contact_id uuid, out last_contact timestamptz, out erase_at timestamptz
)
language sql stable set search_path = ''
as $$
  select t.last_contact, t.erase_at from private.contact_term_seen(p_contact_id, null, null) t
$$;
comment on function private.contact_term is
  'When the last contact with somebody was, and when their data is deleted: 24 months later, '
  '5 years after a contract, and not while they have an account or work is done for them.';
