-- Texts are found, ordered and compared in one spelling, however their letters are composed.
-- expand

create or replace function private.folded(p_text text) returns text
language sql immutable parallel safe set search_path = ''
-- Letters of both cases at the end: where the database knows no language, lower() is of ASCII alone.
return replace(replace(replace(replace(replace(replace(
  translate(lower(regexp_replace(normalize(
    regexp_replace(p_text, '[''’‘ʼʻ`´′\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'),
    NFKD), '[\u0300-\u036f]', '', 'g')), 'øØłŁđĐı', 'oollddi'),
  'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe');
revoke all on function private.folded from public, anon, authenticated, service_role;
-- An insert or update of a company computes the indexed name with the rights of its role.
grant execute on function private.folded to authenticated, service_role;
comment on function private.folded is
  'A text in lower case and without accents, apostrophes and marks of no width, its letters decomposed '
  '(NFKD): what texts are found, ordered and compared by. foldText() of TypeScript says the same.';

create index crm_companies_by_folded_name on public.crm_companies (private.folded(name), id);
create index crm_companies_by_spelling on public.crm_companies
  using gin (private.folded(name || ' ' || coalesce(cnpj, '')) extensions.gin_trgm_ops);
drop index public.crm_companies_by_folded_words;
drop index public.crm_companies_by_name;

update private.contact_words w
  set name_key = left(private.folded(coalesce(c.name, c.email, c.phone, '')), 200),
    words = private.folded(w.words)
  from public.crm_contacts c where c.id = w.id;
do $$
declare
  kept text;
begin
  foreach kept in array array['lead_words.words', 'deal_words.words', 'ticket_words.words',
    'ticket_words.known', 'idea_words.words', 'contact_pairs.words', 'project_standings.words',
    'project_standings.name_key', 'project_standings.client_key'] loop
    execute format('update private.%1$I w set %2$I = private.folded(w.%2$I)
      where w.%2$I is distinct from private.folded(w.%2$I)',
      split_part(kept, '.', 1), split_part(kept, '.', 2));
  end loop;
end
$$;
