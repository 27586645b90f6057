-- not null: id, subject, subject_id, reference, subject_name, body, named, created_at
drop function if exists public.named_notes_page(text, uuid, integer, boolean);
create or replace function public.mentions_page(
  p_state text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_descending boolean default true
) returns table (
  id uuid, subject text, subject_id uuid, reference text, subject_name text, by_name text, body text,
  named jsonb, created_at timestamptz, read_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read')
     and not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  return query execute private.mentions_page_sql(p_state, p_descending, p_after, p_limit);
end
$$;
grant execute on function public.mentions_page to authenticated;
comment on function public.mentions_page is
  'Where the caller is mentioned, in notes on leads, tickets, entries, deals, contacts, companies and projects, a page after the one given; with '
  'p_state "unread" what they have not read. A note on an entry belongs to its ticket, where it has one. '
  'Refuses with crm_read_missing.';
