create or replace function private.owner_by_rules(
  p_service text, p_source text, p_product text, p_locale text,
  p_at_work boolean default true, p_but uuid default null,
  out rule_id uuid, out rule_name text, out owner_id uuid
) language plpgsql security definer set search_path = ''
as $$
declare
  rule public.lead_assignment_rules;
begin
  select r.* into rule from public.lead_assignment_rules r
    where r.is_active and (r.services = '{}' or p_service = any (r.services))
      and (r.sources = '{}' or p_source = any (r.sources))
      and (r.products = '{}' or p_product = any (r.products))
      and (r.locales = '{}' or p_locale = any (r.locales))
    order by r.position, r.id limit 1;
  if not found then
    return;
  end if;
  rule_id := rule.id;
  rule_name := rule.name;
  if rule.way = 'person' then
    if rule.owner_id is distinct from p_but and private.may_own_lead(rule.owner_id, p_product) then
      owner_id := rule.owner_id;
    end if;
    return;
  elsif p_at_work and not private.business_open_at(now()) then
    return;
  end if;
  -- Serializes leads of one rule, so that each sees the owner of the one before.
  perform from public.lead_assignment_rules r where r.id = rule.id for no key update;
  select p.user_id into owner_id
    from public.user_profiles p
    left join private.lead_turns t on t.rule_id = rule.id and t.user_id = p.user_id
    where p.user_id in (select u.user_id from public.user_roles u where u.is_active)
      and (not p_at_work or p.at_work_since is not null)
      and (rule.colleagues = '{}' or p.user_id = any (rule.colleagues))
      and p.user_id is distinct from p_but and private.may_own_lead(p.user_id, p_product)
    order by coalesce(t.turn, 0), p.created_at, p.user_id limit 1;
  if owner_id is not null then
    insert into private.lead_turns as t (rule_id, user_id, turn)
      select rule.id, owner_id, coalesce(max(o.turn), 0) + 1
      from private.lead_turns o where o.rule_id = rule.id
      on conflict on constraint lead_turns_pkey do update set turn = excluded.turn;
  end if;
end
$$;
comment on function private.owner_by_rules is
  'The first matching rule and the owner it assigns; advances the turn of the rule. No owner: the rule found nobody '
  '(p_at_work: nobody marked as at work, in business time); no rule: none matches. Never p_but.';
