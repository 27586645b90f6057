create or replace function private.case_lacks_source(p_texts jsonb) returns boolean
language sql immutable
return exists (
  select
  from jsonb_each_text(p_texts) e (path, said),
    lateral regexp_match(e.path, '^texts[.](pt-BR|en)[.]figures[.](\d+)[.](?:label|before|value|note)$') m (keys)
  where m.keys is not null and e.said <> ''
    and coalesce(p_texts ->> format('texts.%s.figures.%s.source', m.keys[1], m.keys[2]), '') = ''
    and coalesce(p_texts -> 'publishedIn' ? m.keys[1], true));
comment on function private.case_lacks_source is
  'Whether a case says a figure without its source, in a language in which it is shown.';
