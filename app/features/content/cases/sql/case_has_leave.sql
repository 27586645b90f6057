create or replace function private.case_has_leave(p_case text, p_texts jsonb) returns boolean
language sql stable
return not private.case_names_client(p_texts)
  or exists (select from public.case_leaves l where l.case_slug = p_case);
comment on function private.case_has_leave is
  'Whether texts of a case may be shown: they name nobody, or the client has given leave.';
