import { ADMIN_CALLS, ANYBODY, type Call, KNOWN, SIGNED_IN } from './specified-call.ts';

/** Functions that they call. */
export const specifiedFunctions: readonly Call[] = [
  {
    call: 'log_security_event',
    sql: (me) => `select log_security_event(event_type => 'suspicious_submission',
      user_id => '${me}', ip_address => null, user_agent => 'caller', details => '{"form": "x"}')`,
    becomes: SIGNED_IN,
  },
  {
    call: 'check_rate_limit',
    sql: `select 1 where check_rate_limit(identifier => 'x', max_requests => 5,
      time_window => '10 minutes')`,
    becomes: ANYBODY,
  },
  {
    call: 'check_rate_limit without a unit',
    sql: `select check_rate_limit('x', 5, '5')`,
    becomes: ['PT422', 'PT422', 'PT422'],
  },
  // The same answer to callers who may not read campaigns: nobody can probe an address.
  {
    call: 'check_subscription_status',
    sql: `select status from check_subscription_status(email_address => '${KNOWN.subscriber}')`,
    becomes: ['none', 'none', 'rows'],
  },
  {
    call: 'get_all_newsletter_subscriptions',
    sql: 'select * from get_all_newsletter_subscriptions()',
    becomes: ADMIN_CALLS,
  },
  {
    call: 'get_newsletter_stats',
    sql: 'select * from get_newsletter_stats()',
    becomes: ADMIN_CALLS,
  },
  {
    call: 'has_permission',
    sql: (me) => `select 1 where has_permission(p_user_id => '${me}', p_resource => 'crm',
      p_action => 'read')`,
    becomes: SIGNED_IN,
  },
];
