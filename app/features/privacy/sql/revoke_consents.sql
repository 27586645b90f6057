create or replace function private.revoke_consents(p_email text) returns jsonb
language sql volatile set search_path = ''
as $$
  select coalesce(jsonb_object_agg('public.newsletter_subscriptions', revoked.rows), '{}')
  from (
    select count(*) as rows from public.newsletter_subscriptions s
    cross join lateral public.unsubscribe_newsletter(s.id, 'link') outcome
    where s.email = p_email and outcome = 'unsubscribed'
  ) revoked where revoked.rows > 0
$$;
comment on function private.revoke_consents is
  'Withdraws every consent given under an address; returns how many rows of each table changed.';
