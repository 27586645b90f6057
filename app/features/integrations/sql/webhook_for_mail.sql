-- not null: name, url, email, locale
create or replace function private.webhook_for_mail(p_id uuid)
returns table (name text, url text, email text, locale text, answer_status smallint, error text)
language sql stable security definer set search_path = ''
as $$
  select w.name, w.url, p.email, p.locale, last.answer_status, last.error
  from public.webhooks w join public.user_profiles p on p.user_id = w.owner_id and p.is_active
  left join lateral (select d.answer_status, d.error from public.webhook_deliveries d
    where d.webhook_id = w.id and d.tried_at is not null order by d.tried_at desc limit 1) last on true
  where w.id = p_id and w.state = 'failed'
$$;
grant execute on function private.webhook_for_mail to service_role;
comment on function private.webhook_for_mail is
  'A webhook that was switched off after repeated failure, with its owner; no row once it is on again.';
