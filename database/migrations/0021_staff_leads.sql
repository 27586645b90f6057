-- What staff may see and do with leads.

create policy qualification_submissions_staff on public.qualification_submissions
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'crm', 'read')));
create policy qualification_submissions_move on public.qualification_submissions
  for update to authenticated
  using ((select public.has_permission((select private.uid()), 'crm', 'update')))
  with check ((select public.has_permission((select private.uid()), 'crm', 'update')));
-- Not granted: user_agent and intake; changing anything but the state.
grant select (id, form_id, source, form_data, form_snapshot, source_page, utm_source, utm_medium,
  utm_campaign, locale, status, protocol, review_reason, contact_id, deal_id, created_at),
  update (status) on public.qualification_submissions to authenticated;

create policy submission_status_changes_staff on public.submission_status_changes
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'crm', 'read')));
grant select (id, submission_id, from_status, to_status, changed_by, changed_role, changed_at)
  on public.submission_status_changes to authenticated;

create index qualification_submissions_by_status
  on public.qualification_submissions (status, created_at desc, id desc);

create function public.leads_page(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_after uuid default null,
  p_limit integer default 50
) returns table (
  id uuid, protocol text, name text, email text, phone text, company text, source text,
  source_page text, utm_source text, utm_medium text, utm_campaign text, status text,
  review_reason text, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  needle text := nullif(lower(btrim(p_text)), '');
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query
    select s.id, s.protocol, coalesce(c.name,
        private.lead_answer(s.form_data, s.form_snapshot, 'name')),
      coalesce(c.email,
        private.lead_answer(s.form_data, s.form_snapshot, 'email')), coalesce(c.phone,
        private.lead_answer(s.form_data, s.form_snapshot, 'phone')),
      coalesce(c.company,
        private.lead_answer(s.form_data, s.form_snapshot, 'company')), s.source,
      s.source_page, s.utm_source, s.utm_medium, s.utm_campaign, s.status, s.review_reason,
      s.created_at
    from public.qualification_submissions s
    left join public.crm_contacts c on c.id = s.contact_id
    where (p_status is null or s.status = p_status)
      and (p_source is null or s.source = p_source)
      and (p_after is null or (s.created_at, s.id) < (
        select a.created_at, a.id from public.qualification_submissions a where a.id = p_after))
      and (needle is null or position(needle in lower(concat_ws(' ', s.protocol, c.name, c.email,
        c.company, case when c.id is null then s.form_data::text end))) > 0)
    order by s.created_at desc, s.id desc
    limit least(greatest(p_limit, 1), 1000);
end
$$;
revoke all on function public.leads_page(text, text, text, uuid, integer) from public;
grant execute on function public.leads_page(text, text, text, uuid, integer) to authenticated;
comment on function public.leads_page(text, text, text, uuid, integer) is
  'Leads for staff, newest first, a page after the lead given. Refuses with crm_read_missing.';

create function public.lead_history(p_lead_id uuid)
returns table (from_status text, to_status text, changed_at timestamptz, by_name text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query
    select h.from_status, h.to_status, h.changed_at, p.display_name
    from public.submission_status_changes h
    left join public.user_profiles p on p.user_id = h.changed_by
    where h.submission_id = p_lead_id order by h.changed_at desc;
end
$$;
revoke all on function public.lead_history(uuid) from public;
grant execute on function public.lead_history(uuid) to authenticated;
comment on function public.lead_history(uuid) is
  'Moves of a lead with the name of who made them, newest first. Refuses with crm_read_missing.';
