import { describeTablePolicies } from '../testing/table-policies.ts';

// The proof of consent is written by the functions of the newsletter, and read by the server alone.
describeTablePolicies('public.newsletter_events', {
  key: 'consent_version',
  arrange: `with subscription as (
      insert into public.newsletter_subscriptions (email, consent_version, consent_locale)
      values ('ana@casa.example', 'proof', 'pt-BR') returning id)
    insert into public.newsletter_events
      (subscription_id, kind, way, consent_version, consent_locale)
    select id, 'asked', 'form', 'proof', 'pt-BR' from subscription`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['proof'],
  anonymousReads: [],
  userReads: [],
  serverWrites: [],
});
