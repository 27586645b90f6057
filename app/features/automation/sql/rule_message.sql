-- not null: subject, subject_id, product, template
create or replace function private.rule_message(p_run uuid, p_act integer)
returns table (subject text, subject_id uuid, product text, template text, facts jsonb)
language plpgsql stable security definer set search_path = ''
as $$
declare
  run public.automation_runs;
  rule public.automation_rules;
begin
  select * into run from public.automation_runs u where u.id = p_run and u.outcome = 'done';
  select * into rule from public.automation_rules r where r.id = run.rule_id;
  -- Nothing is sent if the run was undone, the person erased, or the permission withdrawn meanwhile.
  if run.subject_id is null or not coalesce(rule.mails_outside, false)
    or rule.revision <> run.rule_revision then
    return;
  end if;
  return query select run.subject, run.subject_id, run.product, rule.acts -> p_act ->> 'template',
    private.facts_for_message(run.subject, run.subject_id, run.product);
end
$$;
grant execute on function private.rule_message to service_role;
comment on function private.rule_message is
  'The template of a rule''s message and the subject that fills it; no row where the run was '
  'undone, the person was deleted, or the rule may no longer mail outside.';
