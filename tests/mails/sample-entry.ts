import type { MailedEntry } from '#app/features/feedback/feedback.store.server.ts';
import type { Outcome } from '#app/features/feedback/idea-outcome.ts';
import type { Estimate } from '#app/features/pricing/estimate.ts';
import type { Locale } from '#app/i18n/locale.ts';

/** As long as names get: subjects have to cut it. */
export const NAME = 'Maria Aparecida dos Santos Figueiredo Neves';

/** What mails contain of an entry. */
export const entryIn = (locale: Locale): MailedEntry => ({
  id: '0',
  protocol: 'F-7H2K-9QX4',
  type: 'bug',
  severity: 'high',
  score: null,
  verbatim: 'Olá.',
  authorName: NAME,
  authorEmail: 'ana@casa.example',
  attachments: [],
  context: { url: '/faq' },
  locale,
  reviewReason: null,
  createdAt: new Date('2026-11-22T12:00:00Z'),
  project: 'Forja',
});

/** Outcomes of an idea that its requesters are notified of. */
export const OUTCOMES: readonly Outcome[] = (['planned', 'done', 'declined'] as const).map(
  (status) => ({ status, words: NAME, wordsEn: NAME }),
);

/** What the page of prices showed. */
export const ESTIMATE: Estimate = {
  answers: {
    service: 'automationAi',
    people: 'upTo50',
    systems: ['whatsapp', 'business'],
    screens: 'sketch',
    deadline: 'threeMonths',
  },
  range: { priceLeast: 2_000_000, priceMost: 4_500_000, weeksLeast: 6, weeksMost: 12 },
};
