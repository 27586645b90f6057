create or replace function private.is_dismissed_company_pair(p_one uuid, p_other uuid) returns boolean
language plpgsql stable set search_path = ''
as $$
declare
  ones uuid[];
  others uuid[];
begin
  if not exists (select from private.dismissed_company_pairs) then
    return false;
  end if;
  ones := private.rows_of_company(p_one);
  others := private.rows_of_company(p_other);
  return exists (select from private.dismissed_company_pairs a
    where a.one_id = any (ones) and a.other_id = any (others)
      or a.one_id = any (others) and a.other_id = any (ones));
end
$$;
comment on function private.is_dismissed_company_pair is
  'Whether two companies, or any that were merged into them, are dismissed as duplicates.';
