-- not null: id, recipient, subject, body, locale
create or replace function private.message_for_mail(p_id uuid)
returns table (id uuid, recipient text, subject text, body text, locale text, product text,
  product_email text, author text, files jsonb)
language sql stable security definer set search_path = ''
as $$
  select m.id, m.recipient, m.subject, m.body, m.locale, p.name, p.settings ->> 'email',
    a.display_name,
    (select coalesce(jsonb_agg(jsonb_build_object('key', f.storage_key, 'name', f.original_name,
      'type', f.content_type) order by f.created_at, f.id), '[]')
      from public.crm_message_files f where f.message_id = m.id)
  from public.crm_messages m left join public.crm_products p on p.slug = m.product
    left join public.user_profiles a on a.user_id = m.author_id
  where m.id = p_id and m.channel = 'mail' and m.recipient is not null and m.body is not null
$$;
grant execute on function private.message_for_mail to service_role;
comment on function private.message_for_mail is
  'A message for its mail; no row where it was erased meanwhile.';
