create or replace function private.setting_changes_page_sql(
  p_table text, p_row uuid, p_text text, p_from date, p_to date, p_descending boolean, p_after uuid,
  p_limit integer
) returns text
language sql stable set search_path = ''
-- A question belongs to its form, a stage to its pipeline and a module to its project: changes of the
-- parent include those of its children.
return '
  select s.id, s.change_set, s.changed_at, s.actor_id, p.display_name, s.table_name, s.action,
    private.setting_label(coalesce(s.after, s.before)),
    (select count(*)::integer - 1 from public.setting_changes o where o.change_set = s.change_set),
    s.restores
  from public.setting_changes s left join public.user_profiles p on p.user_id = s.actor_id
  where s.step = 1'
  || case when p_table is null and p_row is null then '' else
    ' and exists (select from public.setting_changes o where o.change_set = s.change_set'
    || private.is_value('o.table_name', p_table)
    || case when p_row is null then '' else format(' and (o.row_id = %1$L::uuid
        or o.table_name = ''form_fields'' and coalesce(o.after, o.before) ->> ''form_id'' = %1$L
        or o.table_name = ''crm_stages'' and coalesce(o.after, o.before) ->> ''pipeline_id'' = %1$L
        or o.table_name = ''feedback_modules'' and coalesce(o.after, o.before) ->> ''project_id'' = %1$L)',
      p_row) end || ')' end
  || coalesce(' and private.folded(coalesce(p.display_name, '''') || '' ''
    || private.setting_label(coalesce(s.after, s.before))) like '
    || quote_literal(private.pattern_of(private.folded(p_text))), '')
  || private.index_page('public.setting_changes', '{}', '{}', array['s.changed_at', 's.id'], p_from,
    p_to, p_descending, p_after, private.page_size(p_limit));
comment on function private.setting_changes_page_sql is
  'The statement of setting_changes_page().';
