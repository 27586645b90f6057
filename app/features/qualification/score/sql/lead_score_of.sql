drop function if exists public.lead_score_of(uuid);
-- not null: rule_id, name, kind, points, earned
create or replace function public.lead_score_of(p_lead_id uuid)
returns table (rule_id uuid, name text, name_en text, kind text, subject text, words text[],
  at_least smallint, points smallint, earned boolean, matched text)
language plpgsql stable security definer set search_path = ''
as $$
declare
  lead public.qualification_submissions;
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  select * into lead from public.qualification_submissions s
    where s.id = p_lead_id and private.lead_in_reach(p_lead_id, 'read');
  if lead.id is null then
    return;
  end if;
  return query
    select r.id, r.name, r.translations -> 'en' ->> 'name', r.kind, r.subject, r.words, r.at_least,
      r.points, p.earned, p.matched
    from public.score_versions v
    cross join lateral private.score_parts(lead, v.id) p
    join public.score_rules r on r.id = p.rule_id
    where v.is_active
    -- The most points first, then negative points, then rules without points.
    order by p.earned desc, case when p.earned then r.points end desc, r.position, r.id;
end
$$;
grant execute on function public.lead_score_of to authenticated;
comment on function public.lead_score_of is
  'The rules in use, the points that each gives a lead, and the answers that they matched. Refuses with '
  'crm_read_missing.';
