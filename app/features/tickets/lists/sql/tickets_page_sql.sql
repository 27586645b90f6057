drop function if exists private.listed_tickets_sql(
  text, text, text, text, text, uuid, uuid, uuid, uuid, text, text, boolean, uuid, integer);
create or replace function private.tickets_page_sql(
  p_text text, p_status text, p_waits text, p_priority text, p_owner text, p_project uuid, p_module uuid,
  p_contact uuid, p_company uuid, p_due text, p_sort text, p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  ways constant text[] := '{open,in_progress,waiting,others,solved,closed}';
  place constant text := format('array_position(%L::text[], s.status)', ways);
  rank constant text := 'array_position(''{low,medium,high,urgent}''::text[], s.priority)';
  everyone constant boolean := private.in_every_product('crm', 'read');
  readable constant text[] := private.products_in('crm', 'read');
  size constant integer := private.page_size(p_limit);
  like_words constant text := private.ticket_words_like(p_text);
  -- Of somebody, too, the newest come first: there are few.
  found boolean := like_words is not null or num_nonnulls(p_contact, p_company) > 0;
  asked constant text := private.ticket_conditions(p_text, p_status, p_waits, p_priority, p_owner,
    p_project, p_module, p_contact, p_company, p_due, found);
  keys text[] := array['s.last_public_at', 's.id'];
  page text;
begin
  if not found then
    keys := case p_sort
      when 'priority' then array[rank, 's.last_public_at', 's.id']
      when 'number' then array['s.number', 's.id']
      when 'due' then array['s.due_order', 's.id']
      else keys end;
    page := 'select s.id from public.feedback_tickets s where true' || asked
      || private.page_after('public.feedback_tickets', array[place, 's.waits_for'],
        array[array_position(ways, p_status)::text, quote_literal(p_waits)], keys, null, null,
        p_descending, p_after, size);
  elsif like_words is null then
    page := 'select s.id from public.feedback_tickets s where true' || asked
      || private.page_after('public.feedback_tickets', '{}', '{}', keys, null, null, p_descending,
        p_after, size);
  else
    -- As leads by words: a common one is soon met among the newest (of a state, if one is asked for: the
    -- newest of all are hardly ever closed), what has a rarer one is looked up.
    page := format('
      with met as materialized (
        select s.last_public_at, s.id from (
          select s.* from public.feedback_tickets s where true%1$s) s
        join private.ticket_words w on w.id = s.id
        where %2$s%3$s%4$s limit %5$s
      )
      select m.id from met m where (select count(*) from met) = %5$s
      union all (
        select s.id from (
          select s.last_public_at, s.id from private.ticket_words w
          join public.feedback_tickets s on s.id = w.id
          where %2$s%3$s%6$s offset 0) s
        where (select count(*) from met) < %5$s%4$s limit %5$s)',
      private.page_after('public.feedback_tickets', array[place], array[array_position(ways, p_status)::text],
        keys, null, null, p_descending, p_after, least(60 * size, 3000)),
      like_words, asked, private.in_order(keys, p_descending), size,
      private.after_row('public.feedback_tickets', '{}', '{}', keys, p_descending, p_after));
  end if;
  return format('
    select s.id, s.number, s.title, s.status, s.priority, s.waits_for, s.owner_id, w.display_name,
      coalesce(c.name, s.author_name), coalesce(c.email, s.author_email), s.contact_id, o.id,
      o.name, p.product, p.name, m.name,
      (select count(*)::integer from public.ticket_entries l where l.ticket_id = s.id),
      s.merged_into, s.emptied_at is not null, s.created_at, s.last_public_at, s.revision
    from (%1$s) page
    join public.feedback_tickets s on s.id = page.id
    join public.feedback_projects p on p.id = s.project_id
    left join public.feedback_modules m on m.id = s.module_id
    left join public.user_profiles w on w.user_id = s.owner_id
    -- The name in the CRM for users who may read it there; the name on the ticket for others.
    left join public.crm_contacts c on c.id = s.contact_id%3$s
    left join public.crm_companies o on o.id = s.company_id%4$s%2$s', page,
    private.in_order(keys, p_descending),
    case when everyone then '' else format(' and c.products && %L::text[]', readable) end,
    case when everyone then '' else format(' and o.products && %L::text[]', readable) end);
end
$$;
comment on function private.tickets_page_sql is 'The statement of tickets_page().';
