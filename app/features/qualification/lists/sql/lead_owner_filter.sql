create or replace function private.lead_owner_filter(p_owner text) returns text
language sql stable set search_path = ''
return case p_owner when 'me' then private.uid()::text else p_owner end;
comment on function private.lead_owner_filter is
  'Whose leads a list is asked for: "me" is the caller, "none" nobody, "me-or-none" both, anything else an id; '
  'null: anybody''s.';
