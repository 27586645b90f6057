const WRITTEN = [
  ...['email', 'status', 'locale', 'source_page', 'utm_source', 'utm_medium', 'utm_campaign'],
  ...['ip_address', 'user_agent', 'unsubscribed_at'],
];

/** What people who are signed in may do with the newsletter; policies let administrators alone. */
export const newsletter = {
  signedInReads: {
    'public.newsletter_subscriptions': [
      ...WRITTEN,
      ...['id', 'consent_version', 'consent_locale', 'asked_at', 'confirmed_at', 'contact_id'],
      ...['created_at', 'undeliverable_at', 'undeliverable_reason'],
    ],
  },
  signedInWrites: { 'public.newsletter_subscriptions': WRITTEN },
  signedInCalls: [
    'private.keeps_subscriptions',
    'public.get_all_newsletter_subscriptions',
    'public.get_newsletter_stats',
    'public.staff_resend_newsletter',
    'public.staff_unsubscribe_newsletter',
  ],
};
