-- Lists of people leave the house as files: for those who may approve on their resource, and on
-- record.

create function private.check_export(p_resource text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), p_resource, 'approve') then
    perform private.refuse(p_resource || '_approve_missing');
  end if;
end
$$;
revoke all on function private.check_export(text) from public;
grant execute on function private.check_export(text) to authenticated;
comment on function private.check_export(text) is
  'Refuses whoever may not approve on a resource. Asked with every part of a file, so that one '
  'breaks off when the permission ends.';

create function public.begin_export(p_what text, p_rows integer, p_filter jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  resource text := case p_what when 'leads' then 'crm' when 'newsletter' then 'campaigns'
    when 'security_events' then 'users' end;
begin
  if resource is null then
    raise exception 'export_unknown' using errcode = '22023';
  end if;
  perform private.check_export(resource);
  perform private.record_security_event('export_started', 'info', private.uid(),
    jsonb_build_object('what', p_what, 'rows', p_rows, 'filter', p_filter));
end
$$;
revoke all on function public.begin_export(text, integer, jsonb) from public;
grant execute on function public.begin_export(text, integer, jsonb) to authenticated;
comment on function public.begin_export(text, integer, jsonb) is
  'Puts on record, before the first row leaves, who exports what (leads, newsletter or '
  'security_events), with how many rows there are. How many went is a second entry, of the end. '
  'Refuses with crm_, campaigns_ or users_approve_missing.';

create function public.leads_export(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_after uuid default null,
  p_limit integer default 500,
  p_from date default null,
  p_to date default null,
  p_sort text default 'arrived',
  p_descending boolean default true
) returns table (
  id uuid, protocol text, name text, email text, phone text, company text, source text,
  source_page text, utm_source text, utm_medium text, utm_campaign text, status text,
  review_reason text, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_export('crm');
  return query
    select l.id, l.protocol, l.name, l.email, l.phone, l.company, l.source, l.source_page,
      l.utm_source, l.utm_medium, l.utm_campaign, l.status, l.review_reason, l.created_at
    from public.leads_page(p_text, p_status, p_source, p_after, p_limit, p_from, p_to, p_sort,
      p_descending) l;
end
$$;
revoke all on function
  public.leads_export(text, text, text, uuid, integer, date, date, text, boolean) from public;
grant execute on function
  public.leads_export(text, text, text, uuid, integer, date, date, text, boolean)
  to authenticated;
comment on function
  public.leads_export(text, text, text, uuid, integer, date, date, text, boolean) is
  'A part of leads_page() for a file. Refuses with crm_approve_missing or crm_read_missing.';

create function public.newsletter_export(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_from date default null,
  p_to date default null,
  p_after uuid default null,
  p_limit integer default 500,
  p_sort text default 'created',
  p_descending boolean default true
) returns table (id uuid, email text, status text, locale text, source_page text,
  utm_source text, utm_medium text, utm_campaign text, created_at timestamptz,
  asked_at timestamptz, confirmed_at timestamptz, unsubscribed_at timestamptz,
  undeliverable_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_export('campaigns');
  return query
    select n.id, n.email, n.status, n.locale, n.source_page, n.utm_source, n.utm_medium,
      n.utm_campaign, n.created_at, n.asked_at, n.confirmed_at, n.unsubscribed_at,
      n.undeliverable_at
    from public.newsletter_page(p_text, p_status, p_source, p_from, p_to, p_after, p_limit,
      p_sort, p_descending) n;
end
$$;
revoke all on function
  public.newsletter_export(text, text, text, date, date, uuid, integer, text, boolean) from public;
grant execute on function
  public.newsletter_export(text, text, text, date, date, uuid, integer, text, boolean)
  to authenticated;
comment on function
  public.newsletter_export(text, text, text, date, date, uuid, integer, text, boolean) is
  'A part of newsletter_page() for a file. Refuses with campaigns_approve_missing or '
  'campaigns_read_missing.';

create or replace function public.newsletter_count(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_from date default null,
  p_to date default null
) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  found integer;
begin
  perform private.check_export('campaigns');
  execute format('select count(*) from (
      select from public.newsletter_subscriptions s where %s limit 10001) found',
    private.newsletter_conditions(p_text, p_status, p_source, p_from, p_to))
    into found using p_text, p_status, p_source, p_from, p_to;
  return found;
end
$$;
comment on function public.newsletter_count(text, text, text, date, date) is
  'How many subscriptions a file has, 10001 for more than that. Refuses with '
  'campaigns_approve_missing.';

-- The contract's own way to the whole list: for administrators still, and an export like the others.
create or replace function public.get_all_newsletter_subscriptions()
returns table (id uuid, email text, status text, locale text, source_page text, utm_source text,
  utm_medium text, utm_campaign text, ip_address text, user_agent text, consent_version text,
  consent_locale text, asked_at timestamptz, confirmed_at timestamptz,
  unsubscribed_at timestamptz, created_at timestamptz)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  given integer;
begin
  perform private.check_newsletter_reader();
  if private.caller_role() <> 'service_role' then
    perform private.check_export('campaigns');
  end if;
  return query
    select s.id, s.email, s.status, s.locale, s.source_page, s.utm_source, s.utm_medium,
      s.utm_campaign, s.ip_address, s.user_agent, s.consent_version, s.consent_locale, s.asked_at,
      s.confirmed_at, s.unsubscribed_at, s.created_at
    from public.newsletter_subscriptions s order by s.created_at desc, s.id desc;
  get diagnostics given = row_count;
  perform private.record_security_event('newsletter_exported', 'info', private.uid(),
    jsonb_build_object('what', 'newsletter', 'rows', given, 'complete', true));
end
$$;
comment on function public.get_all_newsletter_subscriptions() is
  'Every subscription, newest first, on record with their number. Refuses with '
  'campaigns_read_missing or campaigns_approve_missing.';
