-- not null: id, number, title, status, priority, project, entries, emptied, created_at, last_public_at, revision
drop function if exists public.tickets_page(
  text, text, text, text, text, text, text, uuid, uuid, text, uuid, integer, text, boolean, jsonb);
drop function if exists public.tickets_page(
  text, text, text, text, text, text, text, uuid, uuid, text, uuid, integer, text, boolean);
drop function if exists public.tickets_page(
  text, text, text, text, text, uuid, uuid, uuid, uuid, text, uuid, integer, text, boolean);
drop function if exists public.listed_tickets(
  text, text, text, text, text, uuid, uuid, uuid, uuid, text, uuid, integer, text, boolean);
create or replace function public.tickets_page(
  p_text text default null,
  p_status text default null,
  p_waits text default null,
  p_priority text default null,
  p_owner text default null,
  p_project text default null,
  p_module text default null,
  p_contact uuid default null,
  p_company uuid default null,
  p_due text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'moved',
  p_descending boolean default true,
  p_fields jsonb default null,
  p_tag text default null
) returns table (
  id uuid, number bigint, title text, status text, priority text, waits_for text, owner_id uuid,
  owner_name text, asks_name text, asks_email text, contact_id uuid, company_id uuid, company text,
  product text, project text, module text, entries integer, merged_into uuid, emptied boolean,
  created_at timestamptz, last_public_at timestamptz, revision integer
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query execute private.tickets_page_sql(p_text, p_status, p_waits, p_priority, p_owner,
    p_project, p_module, p_contact, p_company, p_due, p_sort, p_descending, p_after, p_limit,
    p_fields, p_tag);
end
$$;
grant execute on function public.tickets_page to authenticated;
comment on function public.tickets_page is
  'Tickets for staff, a page after the one given, in the order of p_sort (moved, priority, number or due): '
  'unsolved ones, unless a state, words, a contact or a company are given. All filters but words, contact, company '
  'and due may have several values (private.filter_values()). Contacts and '
  'companies have their names for users who may read the CRM there. Refuses with feedback_read_missing.';
