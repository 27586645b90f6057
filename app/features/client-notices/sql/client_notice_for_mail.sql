-- not null: user_id, kind, title, name, email, locale
drop function if exists private.client_notice_for_mail(uuid);
create or replace function private.client_notice_for_mail(p_id uuid)
returns table (user_id uuid, kind text, title text, record jsonb, organization text, name text, email text,
  locale text)
language sql stable security definer set search_path = ''
as $$
  select n.user_id, n.kind, n.title, private.notice_record(n.record_kind, n.record_id),
    private.name_of_client(n.organization_id::text),
    coalesce(nullif(p.display_name, ''), split_part(p.email, '@', 1)), p.email, p.locale
  from private.client_notices n
  join public.user_profiles p on p.user_id = n.user_id and p.is_active
  join public.client_organizations o on o.id = n.organization_id and o.is_active
  where n.id = p_id and n.way = 'now' and private.client_notice_delivery(n.user_id, n.kind) <> 'off'
    and exists (select from public.client_members m
      where m.user_id = n.user_id and m.organization_id = n.organization_id)
$$;
grant execute on function private.client_notice_for_mail to service_role;
comment on function private.client_notice_for_mail is
  'A notice for its mail; no row where its reader has switched that kind off, or left the client, meanwhile.';
