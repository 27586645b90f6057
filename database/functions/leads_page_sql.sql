-- Old: private.worked_leads_page_sql
create or replace function private.leads_page_sql(
  p_text text, p_status text, p_source text, p_from date, p_to date, p_sort text,
  p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  -- Days go with the order of arrival.
  arrived boolean := p_sort not in ('person', 'status', 'source');
  place constant text :=
    'array_position(''{new,contacted,qualified,converted,lost,spam}''::text[], case when '
    's.status = ''new'' and s.cleared_at is null and s.review_reason in (''address_limit'', '
    '''too_fast'', ''no_identity'') then ''spam'' else s.status end)';
  keys text[] := case p_sort
    when 'person' then array['s.person_key', 's.id']
    when 'status' then array[place, 's.created_at', 's.id']
    when 'source' then array['s.source', 's.created_at', 's.id']
    else array['s.created_at', 's.id'] end;
  size integer := private.page_size(p_limit);
  -- Of one product with one source: as if that source had been asked for, by its own index.
  asked text[] := private.lead_sources_asked();
  source text := coalesce(p_source, case when cardinality(asked) = 1 then asked[1] end);
  in_reach text := private.is_source_asked(p_source);
  page text;
begin
  if private.pattern_of(p_text) is null then
    page := 'select s.id from public.qualification_submissions s where true'
      -- The list as it opens is without spam; by words everything is found. Said as an index has it only
      -- where that one is to be walked: no other has the order.
      || case when p_status is not null then ''
        when arrived and source is null then ' and ' || place || ' < 6'
        else ' and ' || place || ' <> 6' end
      || case when arrived then '' else private.in_days('s.created_at', p_from, p_to) end
      || case when asked is null or source = any (asked) and cardinality(asked) = 1 then ''
        else in_reach end
      || private.page_after('public.qualification_submissions', array['s.source', place],
        array[quote_literal(source), private.lead_place(p_status)::text], keys,
        case when arrived then p_from end, case when arrived then p_to end, p_descending, p_after,
        size);
  else
    -- What is looked for by words comes as it arrived: no other order could be walked. A common word
    -- is met soon on a short walk; who has a rarer one is looked up, and sorted. How common it is
    -- among these very leads nobody knows beforehand.
    keys := array['s.created_at', 's.id'];
    page := format('
      with met as materialized (
        select s.created_at, s.id from (
          select s.* from private.lead_words s where true%1$s) s
        where %2$s%3$s%4$s limit %5$s
      )
      select m.id from met m where (select count(*) from met) = %5$s
      union all (
        select s.id from (
          select s.created_at, s.id from private.lead_words s
          where %2$s%3$s%6$s offset 0) s
        where (select count(*) from met) < %5$s%4$s limit %5$s)',
      private.page_after('private.lead_words', array['s.place'],
        array[private.lead_place(p_status)::text], keys, p_from, p_to, p_descending, p_after,
        least(200 * size, 20000)),
      private.lead_words_like(p_text), in_reach,
      private.in_order(keys, p_descending), size,
      private.is_value('s.place', private.lead_place(p_status)::text)
        || private.in_days('s.created_at', p_from, p_to)
        || private.after_row('private.lead_words', '{}', '{}', keys, p_descending, p_after));
  end if;
  return format('
    select s.id, s.protocol,
      coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, ''name'')),
      coalesce(c.email, private.lead_answer(s.form_data, s.form_snapshot, ''email'')),
      coalesce(c.phone, private.lead_answer(s.form_data, s.form_snapshot, ''phone'')),
      coalesce(c.company, private.lead_answer(s.form_data, s.form_snapshot, ''company'')),
      s.source, s.source_page, s.utm_source, s.utm_medium, s.utm_campaign, s.status,
      case when s.cleared_at is null then s.review_reason end, s.created_at
    from (%1$s) page
    join public.qualification_submissions s on s.id = page.id
    left join public.crm_contacts c on c.id = s.contact_id%2$s', page,
    private.in_order(keys, p_descending));
end
$$;
revoke all on function private.leads_page_sql from public, anon, authenticated, service_role;
comment on function private.leads_page_sql is
  'The statement of leads_page().';
