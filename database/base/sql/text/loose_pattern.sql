create or replace function private.loose_pattern(p_text text) returns text
language sql immutable parallel safe set search_path = ''
-- Signs that mean something in a pattern first; then each letter that may carry an accent, with all of them.
-- What private.folded() leaves out may be behind any letter.
return (
  select string_agg(case when folded.letter ~ '[][\\.*+?(){}^$|]' then '\' || folded.letter
    when folded.letter = 'a' then '[aáàâãäÁÀÂÃÄ]' when folded.letter = 'e' then '[eéèêëÉÈÊË]'
    when folded.letter = 'i' then '[iíìîïÍÌÎÏ]' when folded.letter = 'o' then '[oóòôõöÓÒÔÕÖ]'
    when folded.letter = 'u' then '[uúùûüÚÙÛÜ]' when folded.letter = 'c' then '[cçÇ]'
    when folded.letter = 'n' then '[nñÑ]' else folded.letter end
    || '[''’‘ʼʻ`´′\u0300-\u036f\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]*',
    '' order by folded.place)
  from unnest(string_to_array(private.folded(btrim(p_text)), null)) with ordinality folded (letter, place));
comment on function private.loose_pattern is
  'Pattern for ~* that finds what private.folded() of both sides would: of thousands of texts it asks a tenth of '
  'the time. Null for nothing.';
