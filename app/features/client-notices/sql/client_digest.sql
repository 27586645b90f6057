create or replace function private.client_digest(p_user uuid, p_day date) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('email', p.email, 'locale', p.locale,
    'name', coalesce(nullif(p.display_name, ''), split_part(p.email, '@', 1)),
    'news', (select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'title', n.title,
        'record', private.notice_record(n.record_kind, n.record_id),
        'client', private.name_of_client(n.organization_id::text)) order by n.ordered_at, n.id), '[]')
      from private.client_notices n
      join public.client_organizations o on o.id = n.organization_id and o.is_active
      where n.user_id = p.user_id and n.digest_on = p_day
        and private.client_notice_delivery(n.user_id, n.kind) <> 'off'
        and exists (select from public.client_members m
          where m.user_id = n.user_id and m.organization_id = n.organization_id)))
  from public.user_profiles p where p.user_id = p_user and p.is_active
$$;
grant execute on function private.client_digest to service_role;
comment on function private.client_digest is
  'Morning mail to a person of a client: the news that they may still see and still want.';
