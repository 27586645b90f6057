import type { AccountMail } from '#app/access/account-mail.server.ts';
import { renderAccountMail } from '#app/features/accounts/account.emails.tsx';
import accounts from '#app/features/accounts/locales/pt-BR.json' with { type: 'json' };
import { mailLogo } from '#app/features/brand/mail-logo.server.ts';
import { namedColorsOf } from '#app/features/brand/scheme.ts';
import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import { crashMailOf } from '#app/features/crash-report/crash-mail.ts';
import type { CrashForMail } from '#app/features/crash-report/crash-report.store.server.ts';
import { renderReminderMail } from '#app/features/crm/tasks/task.emails.tsx';
import { renderDigestMail } from '#app/features/digest/admin/digest.emails.tsx';
import * as feedback from '#app/features/feedback/feedback-mails.ts';
import {
  type NewsletterMail,
  renderNewsletterMail,
} from '#app/features/newsletter/newsletter.emails.tsx';
import { answerMail, proofMail, teamMail } from '#app/features/privacy/privacy.emails.tsx';
import type { PrivacyRequest } from '#app/features/privacy/privacy-request.store.server.ts';
import { REQUEST_KINDS } from '#app/features/privacy/privacy-request.ts';
import { renderAlertMail } from '#app/features/qualification/admin/answer-clock/alert.emails.tsx';
import type { AlertForMail } from '#app/features/qualification/admin/answer-clock/alert-mail.store.server.ts';
import type { LeadForMail } from '#app/features/qualification/lead-mail.store.server.ts';
import * as lead from '#app/features/qualification/lead-mails.ts';
import type { Application } from '#app/features/talent/application.store.server.ts';
import * as talent from '#app/features/talent/application-mails.ts';
import { ANY_OPENING } from '#app/features/talent/talent-form.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type MailContent, renderMailContent } from '#app/platform/mail/mail-content.server.tsx';
import type { WrittenMail } from '#app/platform/mail/mail-frame.server.tsx';
import { STRIKING } from '../routes/striking-scheme.ts';
import { mentionMails } from './mention-mails.ts';
import { messageMails } from './message-mails.ts';
import { projectMails } from './project-mails.ts';
import { ruleMails } from './rule-mails.ts';
import { digestOf } from './sample-digest.ts';
import { ESTIMATE, entryIn, NAME, OUTCOMES } from './sample-entry.ts';
import { ticketMails } from './ticket-mails.ts';
import { warningMails } from './warning-mails.ts';

/** Not the built-in one, so that a colour left behind somewhere shows. */
export const brand = {
  primary: STRIKING.primary_color,
  accent: STRIKING.accent_color,
  named: namedColorsOf(STRIKING),
  name: 'Ferraria & Filhos',
  logo: () => mailLogo({ url: '/brand/forja-full.svg' }),
};
export const company = { ...COMPANY_FALLBACK, name: brand.name };
export const LINK = 'https://forja.example/newsletter/confirmar?token=a.b.c';

const ORIGIN = 'https://forja.example';
const AT = new Date('2026-11-22T12:00:00Z');

export type SampleMail = WrittenMail & { subject: string };
/** Writes the mail about a row whose visitor spoke this language. */
type Write = (locale: Locale) => Promise<SampleMail>;

type Addressed = { subject: string; content: MailContent };
const onContent =
  (write: (locale: Locale) => Addressed): Write =>
  async (locale) => {
    const { subject, content } = write(locale);
    return { subject, ...(await renderMailContent(content, brand)) };
  };

const leadIn = (locale: Locale): LeadForMail => ({
  id: '0',
  source: 'qualification',
  protocol: '7H2K-9QX4',
  locale,
  ...{ createdAt: AT, promisedAt: AT, estimate: ESTIMATE },
  sourcePage: '/faq',
  campaign: { source: 'google', medium: 'cpc', name: 'primavera' },
  reviewReason: null,
  name: NAME,
  email: 'ana+casa@casa.example',
  company: 'Casa Souza',
  phone: '+5517999990000',
  service: 'Software e apps',
  workshop: '',
  answersIn: () => [{ label: 'Ana', value: 'Ana <b>Souza</b>' }],
});

const applicationIn = (locale: Locale): Application => ({
  id: '0',
  protocol: 'T-7H2K-9QX4',
  opening: ANY_OPENING,
  openingTitle: '',
  name: NAME,
  email: 'ana@casa.example',
  phone: null,
  link: null,
  message: 'Olá.',
  locale,
  reviewReason: null,
  createdAt: AT,
});

const CRASH: CrashForMail = {
  crash: {
    id: '0',
    origin: 'page',
    route: `GET ${NAME}`,
    release: '0.1.0',
    message: 'TypeError: x',
    stack: 'at y',
    requestIds: ['7H2K'],
    seenCount: 3,
    mailedCount: 0,
    ...{ mailAskedAt: AT, firstSeenAt: AT, lastSeenAt: AT },
  },
  others: [],
};

const newsletter =
  (kind: NewsletterMail): Write =>
  (locale) =>
    renderNewsletterMail(kind, {
      locale,
      company,
      brand,
      confirmUrl: kind === 'confirm' || kind === 'pending' ? LINK : undefined,
      leaveUrl: `${ORIGIN}/newsletter/descadastro?token=d.e`,
    });

export const accountMail =
  (kind: string, facts: object = {}): Write =>
  (locale) =>
    renderAccountMail(
      {
        kind,
        name: 'Ana',
        email: 'ana@casa.example',
        locale,
        facts: { path: '/auth/x?token=y', ...facts },
      } as unknown as AccountMail,
      { locale, company, brand, origin: ORIGIN },
    );

const requestIn = (locale: Locale, more: object = {}) =>
  ({
    id: '0',
    protocol: 'P-7H2K-9QX4',
    kind: 'access',
    state: 'open',
    email: 'ana@casa.example',
    locale,
    answer: null,
    // Late in the evening of the company’s sixth day.
    dueAt: new Date('2026-12-07T01:00:00Z'),
    ...more,
  }) as unknown as PrivacyRequest;

const alertIn = (
  locale: Locale,
  seconds: readonly number[],
  tickets: AlertForMail['tickets'] = [],
): AlertForMail => ({
  tickets,
  email: 'ana@casa.example',
  locale,
  leads: seconds.map((left, index) => ({
    id: String(index),
    protocol: '7H2K-9QX4',
    service: index === 0 ? 'consulting' : null,
    source: 'contact_form',
    dueAt: AT,
    seconds: left,
  })),
});

const waitingTickets: AlertForMail['tickets'] = [
  { id: '7', number: 218, priority: 'high', clock: 'answer', dueAt: AT, seconds: -1440 },
  { id: '7', number: 218, priority: 'high', clock: 'solve', dueAt: AT, seconds: 900 },
];

/** Mails to people, in their language, under the kind of the job that sends them. */
export const SAMPLE_MAILS: Record<string, Record<string, Write>> = {
  'account.mail': Object.fromEntries(
    Object.keys(accounts)
      .filter((key) => !['greeting', 'hello', 'copy'].includes(key))
      .map((kind) => [kind, accountMail(kind)]),
  ),
  'feedback.author-mail': {
    copy: onContent((locale) => feedback.authorMailOf(entryIn(locale), company, locale, LINK)),
  },
  'feedback.outcome-mail': Object.fromEntries(
    OUTCOMES.map((outcome) => [
      outcome.status,
      onContent((locale) =>
        feedback.outcomeMailOf(entryIn(locale), outcome, company, locale, LINK),
      ),
    ]),
  ),
  'feedback.reply-mail': {
    reply: onContent((locale) =>
      feedback.replyMailOf(entryIn(locale), 'Ok.', company, locale, LINK),
    ),
  },
  'lead.visitor-mail': {
    receipt: onContent((locale) => lead.visitorMailOf(leadIn(locale), company, locale, LINK)),
  },
  ...messageMails({ brand, origin: ORIGIN, name: NAME }),
  ...mentionMails({ brand, name: NAME, origin: ORIGIN }),
  ...ticketMails({ brand, name: NAME, link: LINK, origin: ORIGIN }),
  ...projectMails({ brand, name: NAME, link: LINK, origin: ORIGIN, company }),
  'lead.answer-mail': {
    due: (locale) =>
      renderAlertMail(alertIn(locale, [900, 120]), { locale, brand, origin: ORIGIN }),
    late: (locale) =>
      renderAlertMail(alertIn(locale, [-1440, 600]), { locale, brand, origin: ORIGIN }),
    tickets: (locale) =>
      renderAlertMail(alertIn(locale, [], waitingTickets), { locale, brand, origin: ORIGIN }),
    both: (locale) =>
      renderAlertMail(alertIn(locale, [900], waitingTickets.slice(1)), {
        locale,
        brand,
        origin: ORIGIN,
      }),
  },
  'notice.digest-mail': {
    digest: (locale) =>
      renderDigestMail(
        { digest: digestOf(NAME, AT), day: '2026-11-23', userId: '1', now: AT },
        { locale, brand, origin: ORIGIN },
      ),
  },
  'task.reminder-mail': {
    reminder: (locale) =>
      renderReminderMail(
        {
          id: '0',
          userId: '1',
          email: 'ana@casa.example',
          locale,
          title: NAME,
          note: 'Ok <b>2</b>',
          dueAt: AT,
          hasTime: true,
          remindAt: AT,
          subject: 'lead',
          subjectId: '2',
          subjectName: 'João <b>Dias</b>',
        },
        { locale, brand, origin: ORIGIN },
      ),
  },
  ...ruleMails({ brand, origin: ORIGIN, name: NAME }),
  'newsletter.confirm-mail': { confirm: newsletter('confirm') },
  'newsletter.known-mail': { known: newsletter('known') },
  'newsletter.pending-mail': { pending: newsletter('pending') },
  'newsletter.welcome-mail': { welcome: newsletter('welcome') },
  'privacy.answer-mail': {
    ...Object.fromEntries(
      REQUEST_KINDS.map((kind): [string, Write] => [
        kind,
        (locale) =>
          answerMail(requestIn(locale, { kind, state: 'done' }), { company, brand }, LINK),
      ]),
    ),
    refused: (locale) =>
      answerMail(requestIn(locale, { state: 'refused', answer: 'Ok.' }), { company, brand }),
  },
  'privacy.proof-mail': {
    proof: (locale) => proofMail(requestIn(locale), { company, brand }, LINK),
  },
  'talent.applicant-mail': {
    receipt: onContent((locale) =>
      talent.applicantMailOf(applicationIn(locale), company, locale, LINK),
    ),
  },
};

/** Mails to the team, in Portuguese. */
export const TEAM_MAILS: Record<string, Write> = {
  'crash.team-mail': onContent(() => crashMailOf(CRASH)),
  'feedback.author-reply-mail': onContent((locale) =>
    feedback.authorReplyMailOf(entryIn(locale), 'Ok.', ORIGIN),
  ),
  'feedback.team-mail': onContent((locale) => feedback.teamMailOf(entryIn(locale), ORIGIN)),
  ...warningMails(onContent),
  'lead.team-mail': onContent((locale) => lead.teamMailOf(leadIn(locale), ORIGIN)),
  'privacy.team-mail': (locale) => teamMail(requestIn(locale), { company, brand }, LINK),
  'talent.team-mail': onContent((locale) => talent.teamMailOf(applicationIn(locale))),
};
