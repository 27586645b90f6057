drop function if exists private.score_parts(public.qualification_submissions, uuid);
create or replace function private.score_parts(
  p_lead public.qualification_submissions, p_version uuid
) returns table (rule_id uuid, points smallint, earned boolean, matched text)
language plpgsql stable set search_path = ''
as $$
declare
  rule public.score_rules;
  found_values text[];
  seen jsonb;
begin
  for rule in select * from public.score_rules r where r.version_id = p_version
      order by r.position, r.id loop
    rule_id := rule.id;
    points := rule.points;
    found_values := '{}';
    case rule.kind
      when 'answer' then
        found_values := case when rule.subject like 'field:%'
          then private.answer_values(p_lead.form_data -> substr(rule.subject, 7))
          else array_remove(array[private.lead_answer(p_lead.form_data, p_lead.form_snapshot,
            substr(rule.subject, 10))], null) end;
        earned := private.fits_rule(found_values, rule.test, rule.words);
      when 'campaign' then
        found_values := array_remove(array[nullif(btrim(case rule.subject
          when 'source' then p_lead.utm_source when 'medium' then p_lead.utm_medium
          else p_lead.utm_campaign end), '')], null);
        earned := private.fits_rule(found_values, rule.test, rule.words);
      when 'source' then
        found_values := array[p_lead.source];
        earned := p_lead.source = any (rule.words);
      when 'mail' then
        found_values := array_remove(array[split_part(
          private.lead_email(p_lead.form_data, p_lead.form_snapshot), '@', 2)], null);
        earned := cardinality(found_values) > 0
          and private.is_free_mail(found_values[1]) = (rule.subject = 'free');
      when 'phone' then
        found_values := array_remove(
          array[private.lead_answer(p_lead.form_data, p_lead.form_snapshot, 'phone')], null);
        earned := cardinality(found_values) > 0 and exists (select from public.crm_contacts c
          where c.id = p_lead.contact_id and c.phone_verified);
      when 'pages' then
        if seen is null then
          seen := coalesce((select j.steps from public.lead_journeys j
            where j.submission_id = p_lead.id), '[]');
        end if;
        if seen <> '[]' then
          found_values := array(select distinct s ->> 'path' from jsonb_array_elements(seen) s
            where rule.words = '{}' or s ->> 'group' = any (rule.words));
        end if;
        earned := cardinality(found_values) >= rule.at_least;
        found_values := array_remove(array[nullif(cardinality(found_values), 0)::text], null);
      when 'returning' then
        earned := exists (select from public.qualification_submissions o
          where o.contact_id = p_lead.contact_id and o.created_at < p_lead.created_at);
      when 'open_deal' then
        -- As of the arrival of the lead, so that the score does not change with every deal.
        earned := exists (select from public.crm_deals d
          where d.contact_id = p_lead.contact_id and d.created_at < p_lead.created_at
            and (d.closed_at is null or d.closed_at > p_lead.created_at));
    end case;
    earned := coalesce(earned, false);
    matched := nullif(left(array_to_string(found_values, ', '), 200), '');
    return next;
  end loop;
end
$$;
comment on function private.score_parts is
  'For each rule of a version, its points, whether a lead earns them, and the answer that it matched; null for none.';
