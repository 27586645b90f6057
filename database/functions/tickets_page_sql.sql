-- Old: private.listed_tickets_sql
create or replace function private.tickets_page_sql(
  p_text text, p_status text, p_waits text, p_priority text, p_owner text, p_project uuid, p_module uuid,
  p_sort text, p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  ways constant text[] := '{open,in_progress,waiting,others,solved,closed}';
  place constant text := format('array_position(%L::text[], s.status)', ways);
  rank constant text := 'array_position(''{low,medium,high,urgent}''::text[], s.priority)';
  needle text := private.pattern_of(p_text);
  keys text[] := case when needle is null then case p_sort
    when 'priority' then array[rank, 's.last_public_at', 's.id']
    when 'number' then array['s.number', 's.id'] end end;
begin
  keys := coalesce(keys, array['s.last_public_at', 's.id']);
  return format('
    select s.id, s.number, s.title, s.status, s.priority, s.waits_for, s.owner_id, w.display_name,
      coalesce(c.name, s.author_name), coalesce(c.email, s.author_email), s.contact_id, s.company_id,
      o.name, p.product, p.name, m.name,
      (select count(*)::integer from public.ticket_entries l where l.ticket_id = s.id),
      s.merged_into, s.emptied_at is not null, s.created_at, s.last_public_at, s.revision
    from (select s.* from public.feedback_tickets s where true%1$s%2$s) s
    join public.feedback_projects p on p.id = s.project_id
    left join public.feedback_modules m on m.id = s.module_id
    left join public.user_profiles w on w.user_id = s.owner_id
    left join public.crm_contacts c on c.id = s.contact_id
    left join public.crm_companies o on o.id = s.company_id%3$s',
    private.tickets_asked(p_text, p_status, p_waits, p_priority, p_owner, p_project, p_module,
      needle is not null),
    private.page_after('public.feedback_tickets', array[place, 's.waits_for'],
      case when needle is null
        then array[array_position(ways, p_status)::text, quote_literal(p_waits)] else '{null,null}' end,
      keys, null, null, p_descending, p_after, private.page_size(p_limit)),
    private.in_order(keys, p_descending));
end
$$;
revoke all on function private.tickets_page_sql from public, anon, authenticated, service_role;
comment on function private.tickets_page_sql is 'The statement of tickets_page().';
