-- Where tables of no feature hold people: how their rows are found, and what erasing them means. Erased in the order of
-- position, over all features; a table comes before those that its own rows are found through.
delete from private.personal_data where table_name in (
  'private.bounced_addresses', 'public.mails', 'public.security_events', 'public.list_views',
  'identity.verifications', 'identity.mails', 'identity.used_codes', 'identity.passkeys',
  'identity.two_factors', 'identity.accounts', 'identity.sessions', 'public.user_roles',
  'public.user_profiles', 'identity.users', 'pgboss.job'
);
insert into private.personal_data (position, table_name, belongs, erasure, hidden, files) values
  (17, 'private.bounced_addresses', $$t.email = ($1).email$$, 'delete', '{}', null),
  (20, 'public.mails',
    $$lower(t.recipient) = ($1).email or t.about = ($1).user_id
      or t.about = any (($1).leads) or t.about = any (($1).feedback) or t.about in (
        select a.id from public.talent_applications a where a.email = ($1).email) or t.about in (select m.id
    from public.crm_messages m where m.contact_id = any (($1).contacts) or m.lead_id = any (($1).leads)) or t.about in (select k.id
    from public.crm_tasks k where k.lead_id = any (($1).leads) or k.contact_id = any (($1).contacts)
      or k.deal_id in (select d.id from public.crm_deals d where d.contact_id = any (($1).contacts))) or t.about in (select n.id
    from public.automation_notices n where n.lead_id = any (($1).leads) or n.deal_id in (select d.id
      from public.crm_deals d where d.contact_id = any (($1).contacts))) or t.about in (select private.tickets_of_person($1))
      or t.about in (select private.notes_about_person($1))$$,
    'delete', '{html, payload}', null),
  (600, 'public.security_events',
    $$t.user_id = ($1).user_id or t.actor_id = ($1).user_id
      or strpos(lower(t.details::text), ($1).email) > 0$$,
    $$user_id = null, actor_id = null, ip_address = null, user_agent = null, details = '{}'$$, '{}', null),
  (690, 'public.list_views',
    $$t.user_id = ($1).user_id or strpos(lower(t.query),
    replace(replace(($1).email, '@', '%40'), '+', '%2b')) > 0$$,
    'delete', '{}', null),
  (700, 'identity.verifications',
    $$t.identifier = ($1).email or strpos(lower(t.identifier || ' ' || t.value), ($1).email) > 0
      or strpos(t.value, ($1).user_id::text) > 0$$,
    'delete', '{value}', null),
  (710, 'identity.mails', $$t.user_id = ($1).user_id$$, 'delete', '{sealed}', null),
  (720, 'identity.used_codes', $$t.user_id = ($1).user_id$$, 'delete', '{code_hash}', null),
  (730, 'identity.passkeys', $$t.user_id = ($1).user_id$$, 'delete', '{public_key, credential_id}', null),
  (740, 'identity.two_factors', $$t.user_id = ($1).user_id$$, 'delete', '{secret, backup_codes}', null),
  (750, 'identity.accounts',
    $$t.user_id = ($1).user_id$$,
    'delete', '{password, access_token, refresh_token, id_token}', null),
  (760, 'identity.sessions', $$t.user_id = ($1).user_id$$, 'delete', '{token}', null),
  (770, 'public.user_roles', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (780, 'public.user_profiles', $$t.user_id = ($1).user_id$$, 'delete', '{}', null),
  (790, 'identity.users', $$t.id = ($1).user_id$$, 'delete', '{}', null),
  (900, 'pgboss.job',
    $$strpos(lower(t.data::text || coalesce(t.output::text, '')), ($1).email) > 0$$,
    'output = null', '{}', null);
