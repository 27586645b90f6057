-- not null: id, name, note, reference, spellings, rank, at
create or replace function public.find_tickets(
  p_text text default null, p_ids uuid[] default null, p_limit integer default 6
) returns table (
  id uuid, name text, note text, reference text, spellings text[], value numeric, rank integer, at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  everyone constant boolean := private.in_every_product('crm', 'read');
  readable constant text[] := private.products_in('crm', 'read');
  selected constant uuid[] := private.selected_feedback_projects();
  own constant text := private.find_condition(array['w.words'], p_text);
  typed constant text := substring(btrim(p_text) from '^(?:#|[Aa]-?)?0*(\d{1,12})$');
  visible text;
  ids uuid[];
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    return;
  end if;
  -- A user finds no ticket by a contact or a company that they may not read.
  visible := case when selected is null then '' else format(' and s.project_id = any (%L::uuid[])', selected) end
    || case when own is null or everyone or readable = '{}' then ''
      else format(' and (%1$s or (s.contact_id is null or exists (select from public.crm_contacts c
          where c.id = s.contact_id and c.products && %2$L::text[]))
        and (s.company_id is null or exists (select from public.crm_companies o
          where o.id = s.company_id and o.products && %2$L::text[])))', own, readable) end;
  ids := private.find_ids('public.feedback_tickets', 'private.ticket_words', 'words', 's.last_public_at', p_text,
    case when readable = '{}' then own else private.find_condition(array['w.words', 'w.known'], p_text) end, visible,
    's.number = ' || typed, p_ids, 3 * p_limit);
  return query
    select s.id, s.title,
      coalesce(case when everyone or c.products && readable then c.name end, s.author_name, s.author_email, ''),
      'A-' || lpad(s.number::text, greatest(4, length(s.number::text)), '0'),
      array_remove(array[s.author_email], null), null::numeric,
      case when s.number::text = typed then 0 else private.find_rank(p_text, s.title, '{}') end, s.last_public_at
    from public.feedback_tickets s left join public.crm_contacts c on c.id = s.contact_id
    where s.id = any (ids)
    order by 7, 8 desc limit p_limit;
end
$$;
grant execute on function public.find_tickets to authenticated;
comment on function public.find_tickets is
  'Tickets for the palette by number, title or requester, the nearest first, or those of p_ids. Nothing for a caller '
  'who may not read feedback, and no requester for one who may not read the CRM.';
