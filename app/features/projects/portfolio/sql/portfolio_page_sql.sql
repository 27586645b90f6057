drop function if exists private.portfolio_page_sql(
  text, text, text, text, uuid, text, boolean, uuid, integer);
create or replace function private.portfolio_page_sql(
  p_text text, p_health text, p_stage text, p_owner text, p_client text, p_sort text, p_descending boolean,
  p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  keys constant text[] := case p_sort when 'name' then array['s.name_key', 's.id']
    when 'client' then array['s.client_key', 's.id'] when 'next' then array['s.next_on', 's.id']
    when 'newest' then array['s.created_at', 's.id'] else array['s.urgency', 's.id'] end;
begin
  return format('
    select s.id, p.name, s.organization_id, coalesce(k.name, o.name, c.name, c.email, ''''),
      p.shown_at is not null, p.starts_on::text, private.business_day(now())::text, p.paused_on::text,
      p.ended_on::text, s.conducted_by, w.display_name,
      (select coalesce(jsonb_agg(jsonb_build_object(''promised'', g.promised_on, ''planned'', g.planned_on,
          ''actual'', g.actual_on) order by g.position), ''[]'')
        from public.project_stages g where g.project_id = s.id),
      (select coalesce(jsonb_agg(jsonb_build_object(''since'', g.since, ''until'', g.until, ''what'', g.what)
          order by g.since, g.id), ''[]'')
        from public.project_waits g where g.project_id = s.id and g.until is null),
      (select d.title from public.deliverables d
        cross join lateral (select v.state from public.deliverable_versions v
          where v.deliverable_id = d.id order by v.number desc limit 1) l
        where d.project_id = s.id and l.state = ''changes'' order by d.created_at limit 1),
      (select max(u.created_at) from public.project_updates u where u.project_id = s.id), s.created_at
    from (select s.* from private.project_standings s where true%1$s%2$s) s
    join public.projects p on p.id = s.id
    join public.client_organizations o on o.id = s.organization_id
    left join public.crm_companies k on k.id = o.company_id
    left join public.crm_contacts c on c.id = o.contact_id
    left join public.user_profiles w on w.user_id = s.conducted_by%3$s',
    private.portfolio_conditions(p_text, p_health, p_stage, p_owner, p_client),
    private.index_page('private.project_standings', '{}', '{}', keys, null, null, p_descending, p_after,
      private.page_size(p_limit)),
    private.in_order(keys, p_descending));
end
$$;
comment on function private.portfolio_page_sql is 'The statement of portfolio_page().';
