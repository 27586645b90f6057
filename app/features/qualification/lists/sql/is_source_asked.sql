create or replace function private.is_source_asked(p_source text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  asked text[] := private.lead_sources_asked();
begin
  return case
    when asked is null then private.is_value('s.source', p_source)
    when p_source is not null then case when p_source = any (asked)
      then private.is_value('s.source', p_source) else ' and false' end
    when cardinality(asked) = 1 then private.is_value('s.source', asked[1])
    else format(' and s.source = any (%L::text[])', asked) end;
end
$$;
comment on function private.is_source_asked is
  'Condition in SQL on the source of leads s: the one given, of those that a list shows the caller.';
