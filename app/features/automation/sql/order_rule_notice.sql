create or replace function private.order_rule_notice(p_notice uuid, p_user uuid) returns void
language sql set search_path = ''
as $$
  insert into public.outbox (kind, payload)
    select 'automation.notice-mail', jsonb_build_object('notice_id', p_notice)
    where private.wants_notice(p_user, 'rule-notice');
  select pg_notify('lists_changed', 'notices')
$$;
comment on function private.order_rule_notice is
  'Notifies a user of a rule''s notice in the admin, and by mail unless they want none.';
