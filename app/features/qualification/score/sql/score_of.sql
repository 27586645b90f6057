create or replace function private.score_of(
  p_lead public.qualification_submissions, p_version uuid
) returns smallint
language plpgsql stable set search_path = ''
as $$
begin
  if p_version is null then
    return null;
  end if;
  return (
    select least(100, greatest(0, coalesce(sum(p.points) filter (where p.earned), 0)))::smallint
    from private.score_parts(p_lead, p_version) p);
end
$$;
comment on function private.score_of is
  'The sum of the points that the rules of a version give a lead, 0 to 100; null without a version.';
