create or replace function private.stages_of_kind(p_kinds text[]) returns uuid[]
language sql stable
return (select coalesce(array_agg(s.id), '{}') from public.crm_stages s where s.kind = any (p_kinds));
comment on function private.stages_of_kind is 'Stages in which a deal is open, won or lost.';
