-- not null: span, id, value
create or replace function public.deals_in_stage_as_of(
  p_pipeline text, p_stage uuid, p_day date, p_after bigint default null, p_limit integer default 20
) returns table (
  span bigint, id uuid, title text, contact_name text, company_name text, value numeric,
  owner_name text, expected_close date, state text, now_in text, now_pipeline text
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query execute format('
    select s.id, s.deal_id, d.title, c.name, coalesce(o.name, c.company), s.value, u.display_name,
      s.expected_close, d.state, g.name, case when d.pipeline_id <> s.pipeline_id then p.name end
    from (select s.* from private.deal_spans s where %s and s.stage_id = %L and s.from_at < %L%s
      order by s.from_at desc, s.id desc limit %s) s
    left join public.crm_deals d on d.id = s.deal_id and d.is_active
      and d.product = any (%L::text[])
    left join public.crm_stages g on g.id = d.stage_id
    left join public.crm_pipelines p on p.id = d.pipeline_id
    left join public.crm_contacts c on c.id = d.contact_id
    left join public.crm_companies o on o.id = d.company_id
    left join public.user_profiles u on u.user_id = s.owner_id
    order by s.from_at desc, s.id desc',
    private.deal_spans_at(p_pipeline, p_day), p_stage, private.start_of_day(p_day + 1),
    private.cursor_condition('private.deal_spans', '{}', '{}', array['s.from_at', 's.id'], true, p_after),
    private.page_size(p_limit), private.deal_products('read'));
end
$$;
grant execute on function public.deals_in_stage_as_of to authenticated;
comment on function public.deals_in_stage_as_of is
  'Cards of a column at the end of a day, and the present stage of each deal; without a name where it '
  'was deleted. Refuses with crm_read_missing.';
