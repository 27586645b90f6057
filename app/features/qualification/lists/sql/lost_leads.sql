create or replace function private.lost_leads(p_from timestamptz, p_to timestamptz)
returns table (id uuid, at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select c.submission_id, max(c.changed_at) from public.submission_status_changes c
  where c.to_status = 'lost' and c.changed_at >= p_from and c.changed_at < p_to
  group by c.submission_id
$$;
comment on function private.lost_leads is
  'Leads that were lost within a time, also those reopened since, with the last moment in it.';
