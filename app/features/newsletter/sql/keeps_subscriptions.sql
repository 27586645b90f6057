create or replace function private.keeps_subscriptions() returns boolean
language sql stable security definer set search_path = ''
as $$
  select public.has_permission(private.uid(), 'campaigns', 'update')
    and private.rank_of(private.uid()) >= private.role_rank('admin')
$$;
grant execute on function private.keeps_subscriptions to authenticated;
comment on function private.keeps_subscriptions is
  'Whether the caller may write subscriptions of the newsletter: an administrator who may change campaigns.';
