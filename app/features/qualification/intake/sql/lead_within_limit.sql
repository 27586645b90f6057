create or replace function private.lead_within_limit(source text, identifier text) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  return private.visitor_within_limit('lead ' || source, identifier,
    case source when 'qualification' then 2 else 5 end,
    case source when 'qualification' then interval '5 minutes' else interval '1 hour' end);
end
$$;
comment on function private.lead_within_limit is
  'The visitor''s limit: 2 in 5 minutes for the qualification form, 5 an hour for the others.';
