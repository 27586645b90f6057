-- not null: *
create or replace function private.promised_spans(p_until timestamptz)
returns table (opens timestamptz, closes timestamptz)
language sql stable security definer set search_path = ''
as $$
  select s.opens, s.closes from private.business_spans(now(), p_until) s
  where private.business_week() is not null
$$;
grant execute on function private.promised_spans to service_role;
comment on function private.promised_spans is
  'Future business time, for pages that promise a reply; no row without business hours.';
