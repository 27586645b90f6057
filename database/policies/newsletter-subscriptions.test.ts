import { describeTablePolicies } from '../testing/table-policies.ts';

// Visitors ask through subscribe_newsletter and never read back; administrators write rows.
describeTablePolicies('public.newsletter_subscriptions', {
  key: 'email',
  arrange: `insert into public.newsletter_subscriptions (email, consent_version, consent_locale)
    values ('ana@casa.example', 'test', 'pt-BR')`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['ana@casa.example'],
  anonymousReads: [],
  userReads: 'all',
  usersUpdate: [
    ...['email', 'status', 'locale', 'source_page', 'utm_source', 'utm_medium', 'utm_campaign'],
    ...['ip_address', 'user_agent', 'unsubscribed_at'],
  ],
  serverWrites: [],
});
