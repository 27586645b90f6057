drop function if exists private.worked_leads_page_sql(
  text, text, text, text, text, text, date, date, text, boolean, uuid, integer);
drop function if exists private.leads_page_sql(
  text, text, text, text, text, text, date, date, text, boolean, uuid, integer);
drop function if exists private.leads_page_sql(
  text, text, text, text, text, text, date, date, text, text, boolean, uuid, integer);
create or replace function private.leads_page_sql(
  p_text text, p_status text, p_source text, p_owner text, p_score text, p_answer text, p_from date,
  p_to date, p_reason text, p_campaign text, p_form text, p_tag text, p_city text, p_question text, p_value text,
  p_sort text, p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  -- Days are bounds of the first key in the order of arrival.
  arrived boolean := p_sort not in ('person', 'status', 'source', 'score', 'clock');
  place constant text :=
    'array_position(''{new,contacted,qualified,converted,lost,spam}''::text[], case when '
    's.status = ''new'' and s.cleared_at is null and s.review_reason in (''address_limit'', '
    '''too_fast'', ''no_identity'') then ''spam'' else s.status end)';
  keys text[] := case p_sort
    when 'person' then array['s.person_key', 's.id']
    when 'status' then array[place, 's.created_at', 's.id']
    when 'source' then array['s.source', 's.created_at', 's.id']
    when 'score' then array['coalesce(s.score, -1)', 's.created_at', 's.id']
    else array['s.created_at', 's.id'] end;
  size integer := private.page_size(p_limit);
  places constant text[] := private.lead_places(p_status);
  owners constant text[] := private.lead_owner_values(p_owner);
  owner_keys constant text := case when not owners && '{none,me-or-none}'::text[] then private.literals_of(owners, 'uuid') end;
  score_condition text := private.lead_score_condition(p_score, p_answer);
  lost_condition text := private.lost_lead_condition(p_reason, p_from, p_to);
  owned constant text := private.lead_owner_condition(p_owner);
  has_owners constant boolean := private.has_search_rows('lead_owners');
  -- A user of one product with one source reads the index of that source.
  selected text[] := private.selected_lead_sources();
  sources constant text := case when owner_keys is not null or p_sort in ('score', 'clock') then null
    when p_source is not null then private.literals_of(private.filter_values(p_source))
    when cardinality(selected) = 1 then private.literals_of(selected) end;
  source_condition text := private.lead_source_condition(p_source);
  -- Without a status the list omits spam. Written like the condition of the partial index only where that index
  -- has the order, and where states lead the order: spam comes last.
  inbox text := case when p_status is not null then ''
    when p_sort = 'status' or sources is null and owner_keys is null and (arrived or p_sort in ('score', 'clock'))
      then ' and ' || place || ' < 6'
    else ' and ' || place || ' <> 6' end;
  likes text := private.lead_search_condition(p_text);
  facts text := private.lead_fact_condition(p_campaign, p_form, p_tag, p_city, p_question, p_value);
  -- Other orders are kept where few leads are left: those that wait for an answer.
  clocked boolean := p_sort = 'clock' and likes is null and p_reason is null;
  page text;
begin
  if likes is not null or facts <> '' and not clocked then
    -- With search words, leads are in order of arrival: the index has no other order.
    keys := array['s.created_at', 's.id'];
    page := private.page_by_words('private.lead_words', null,
      coalesce(' and ' || likes, '') || facts || source_condition || case when has_owners then owned else '' end
        || case when likes is null and p_status is null then ' and s.place < 6' else '' end
        || private.values_condition('s.place', places),
      '', array['s.place'], array[case when cardinality(places) = 1 then places[1] end], keys,
      case when p_reason is null then p_from end, case when p_reason is null then p_to end, p_descending, p_after,
      size, least(500 * size, 25000),
      private.lead_exists(case when has_owners then '' else owned end || score_condition || lost_condition));
  elsif p_reason is not null then
    keys := array['s.created_at', 's.id'];
    page := private.page_of_values('public.qualification_submissions', lost_condition || source_condition
        || score_condition || private.lead_owner_condition(p_owner)
        || case when not 'lost' = any (private.filter_values(p_status)) and p_status is not null then ' and false' else '' end,
      array['coalesce(s.close_reason, '''')'],
      array[private.literals_of(array_replace(private.filter_values(p_reason), '-', ''))], keys, null, null,
      p_descending, p_after, size);
  elsif clocked then
    page := private.leads_by_clock_sql(p_owner, p_answer, score_condition
        || private.days_condition('s.created_at', p_from, p_to) || case when facts = '' then '' else
          format(' and s.id in (select f.id from private.lead_words f where true%s)', regexp_replace(facts, '\ms\.', 'f.', 'g')) end,
      inbox, places, source_condition, p_descending, p_after,
      size);
  else
    page := private.page_of_values('public.qualification_submissions', inbox || score_condition
        -- The indexes by owner are partial; bounds of several keys do not imply their condition.
        || case when owner_keys is not null then ' and s.owner_id is not null'
          else private.lead_owner_condition(p_owner) end
        || case when arrived then '' else private.days_condition('s.created_at', p_from, p_to) end
        || case when sources is not null and (selected is null or p_source is null)
          or selected is null and p_source is null then '' else source_condition end,
      array['s.owner_id', 's.source', place],
      array[owner_keys, sources, private.literals_of(places, 'integer')], keys,
      case when arrived then p_from end, case when arrived then p_to end, p_descending, p_after, size);
  end if;
  return format('
    select s.id, s.protocol,
      coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, ''name'')),
      coalesce(c.email, private.lead_answer(s.form_data, s.form_snapshot, ''email'')),
      coalesce(c.phone, private.lead_answer(s.form_data, s.form_snapshot, ''phone'')),
      coalesce(c.company, private.lead_answer(s.form_data, s.form_snapshot, ''company'')),
      s.source, s.source_page, s.utm_source, s.utm_medium, s.utm_campaign, s.status,
      case when s.cleared_at is null then s.review_reason end, s.created_at, s.owner_id, p.display_name,
      s.answer_target, s.answer_due_at, s.answered_at, s.answer_seconds, s.score
    from (%1$s) page
    join public.qualification_submissions s on s.id = page.id
    left join public.crm_contacts c on c.id = s.contact_id
    left join public.user_profiles p on p.user_id = s.owner_id%2$s', page,
    case when clocked then ' order by page.part, page.n' else private.in_order(keys, p_descending) end);
end
$$;
comment on function private.leads_page_sql is
  'The statement of leads_page().';
