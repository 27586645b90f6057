drop function if exists private.ticket_words_like(text);
create or replace function private.ticket_search_condition(p_text text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  needle constant text := private.pattern_of(private.folded(p_text));
  -- The text as typed, and its other spellings.
  phone constant text := private.pattern_of(private.phone_in(p_text));
  readable constant text[] := private.products_in('crm', 'read');
  own constant text := format('w.words like %L', needle);
  known constant text := format('(w.known like %L', needle)
    || coalesce(format(' or w.known like %L', phone), '') || ')';
begin
  return case
    when needle is null then null
    when private.in_every_product('crm', 'read') then format('(%s or %s)', own, known)
    when readable = '{}' then own
    -- A user finds no ticket by a contact that they may not read.
    else format('(%1$s or %2$s
      and (s.contact_id is null or exists (select from public.crm_contacts c
        where c.id = s.contact_id and c.products && %3$L::text[]))
      and (s.company_id is null or exists (select from public.crm_companies o
        where o.id = s.company_id and o.products && %3$L::text[])))', own, known, readable) end;
end
$$;
comment on function private.ticket_search_condition is
  'Condition in SQL that tickets s with their rows w of private.ticket_words have what a person typed, of '
  'what the caller may read; null for an empty text.';
