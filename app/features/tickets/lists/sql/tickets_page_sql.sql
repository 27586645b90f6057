drop function if exists private.tickets_page_sql(
  text, text, text, text, text, text, text, uuid, uuid, text, text, boolean, uuid, integer, jsonb);
drop function if exists private.tickets_page_sql(
  text, text, text, text, text, text, text, uuid, uuid, text, text, boolean, uuid, integer);
drop function if exists private.tickets_page_sql(
  text, text, text, text, text, uuid, uuid, uuid, uuid, text, text, boolean, uuid, integer);
drop function if exists private.listed_tickets_sql(
  text, text, text, text, text, uuid, uuid, uuid, uuid, text, text, boolean, uuid, integer);
create or replace function private.tickets_page_sql(
  p_text text, p_status text, p_waits text, p_priority text, p_owner text, p_project text, p_module text,
  p_contact uuid, p_company uuid, p_due text, p_sort text, p_descending boolean, p_after uuid, p_limit integer,
  p_fields jsonb default null, p_tag text default null
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  statuses constant text[] := '{open,in_progress,waiting,others,solved,closed}';
  place constant text := format('array_position(%L::text[], s.status)', statuses);
  places constant text[] := private.ticket_places(p_status);
  rank constant text := 'array_position(''{low,medium,high,urgent}''::text[], s.priority)';
  everyone constant boolean := private.in_every_product('crm', 'read');
  readable constant text[] := private.products_in('crm', 'read');
  size constant integer := private.page_size(p_limit);
  like_words constant text := private.ticket_search_condition(p_text);
  -- An owner has few tickets, so the newest are sorted.
  found boolean := like_words is not null or num_nonnulls(p_contact, p_company) > 0;
  conditions constant text := private.ticket_conditions(p_text, p_status, p_waits, p_priority, p_owner,
    p_project, p_module, p_contact, p_company, p_due, found, p_fields)
    || private.tag_condition('ticket_id', p_tag);
  keys text[] := array['s.last_public_at', 's.id'];
  page text;
begin
  if not found then
    keys := case p_sort
      when 'priority' then array[rank, 's.last_public_at', 's.id']
      when 'number' then array['s.number', 's.id']
      when 'due' then array['s.due_order', 's.id']
      else keys end;
    page := private.page_of_values('public.feedback_tickets', conditions, array[place, 's.waits_for'],
      array[private.literals_of(places, 'integer'), private.literals_of(private.filter_values(p_waits))], keys, null, null,
      p_descending, p_after, size);
  elsif like_words is null then
    page := 'select s.id from public.feedback_tickets s where true' || conditions
      || private.index_page('public.feedback_tickets', '{}', '{}', keys, null, null, p_descending,
        p_after, size);
  else
    -- The status leads the index: the newest tickets of all are hardly ever closed.
    page := private.page_by_words('public.feedback_tickets', 'private.ticket_words',
      ' and ' || like_words || conditions, '', array[place], array[case when cardinality(places) = 1 then places[1] end], keys,
      null, null, p_descending, p_after, size, least(60 * size, 3000));
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
