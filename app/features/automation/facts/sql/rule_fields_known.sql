create or replace function private.rule_fields_known()
returns table (subject text, field text, type text, changes boolean)
language sql immutable set search_path = ''
as $$
  values
    ('lead', 'source', 'choice', false), ('lead', 'service', 'choice', false), ('lead', 'status', 'choice', true),
    ('lead', 'owner', 'choice', true), ('lead', 'score', 'number', false),
    ('lead', 'locale', 'choice', false), ('lead', 'company', 'text', false),
    ('lead', 'email', 'text', false), ('lead', 'phone', 'text', false),
    ('lead', 'campaign', 'text', false), ('lead', 'page', 'text', false),
    ('lead', 'answers', 'text', false), ('lead', 'tags', 'tags', false),
    ('deal', 'pipeline', 'choice', false), ('deal', 'stage', 'choice', true),
    ('deal', 'state', 'choice', false), ('deal', 'value', 'number', true),
    ('deal', 'owner', 'choice', true), ('deal', 'expected_close', 'date', true),
    ('deal', 'source', 'choice', false), ('deal', 'company', 'text', false),
    ('deal', 'title', 'text', false), ('deal', 'tags', 'tags', false),
    ('ticket', 'status', 'choice', true), ('ticket', 'priority', 'choice', true),
    ('ticket', 'owner', 'choice', true), ('ticket', 'waits_for', 'choice', false),
    ('ticket', 'type', 'choice', false), ('ticket', 'project', 'choice', false),
    ('ticket', 'module', 'choice', false), ('ticket', 'locale', 'choice', false),
    ('ticket', 'company', 'text', false), ('ticket', 'email', 'text', false),
    ('ticket', 'title', 'text', false)
$$;
comment on function private.rule_fields_known is
  'Fields that conditions of rules may use, by subject: their type, and whether a change may start a rule. '
  'The same set as RULE_FIELDS of features/automation. A new subject has its lines here, in '
  'rule_fields(), rule_moments() and rule_facts().';
