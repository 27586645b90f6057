import { beforeAll, describe, expect, it } from 'vitest';
import type { AccountMail } from '#app/access/account-mail.server.ts';
import { renderAccountMail } from '#app/features/accounts/account.emails.tsx';
import accounts from '#app/features/accounts/locales/pt-BR.json' with { type: 'json' };
import { namedColorsOf } from '#app/features/brand/scheme.ts';
import { COMPANY_FALLBACK } from '#app/features/company/company.ts';
import { crashMailOf } from '#app/features/crash-report/crash-mail.ts';
import type { CrashForMail } from '#app/features/crash-report/crash-report.store.server.ts';
import type { MailedEntry } from '#app/features/feedback/feedback.store.server.ts';
import * as feedbackMails from '#app/features/feedback/feedback-mails.ts';
import {
  type NewsletterMail,
  renderNewsletterMail,
} from '#app/features/newsletter/newsletter.emails.tsx';
import { answerMail, proofMail, teamMail } from '#app/features/privacy/privacy.emails.tsx';
import type { PrivacyRequest } from '#app/features/privacy/privacy-request.store.server.ts';
import { REQUEST_KINDS } from '#app/features/privacy/privacy-request.ts';
import type { LeadForMail } from '#app/features/qualification/lead-mail.store.server.ts';
import { teamMailOf, visitorMailOf } from '#app/features/qualification/lead-mails.ts';
import type { Application } from '#app/features/talent/application.store.server.ts';
import {
  applicantMailOf,
  teamMailOf as teamMailOfApplication,
} from '#app/features/talent/application-mails.ts';
import { registerMessages } from '#app/i18n/instances.ts';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { renderMailSheet } from '#app/platform/mail/mail-sheet.server.tsx';
import { SUBJECT_LENGTH } from '#app/platform/mail/subject.ts';
import { contrast, parseColor } from '#app/ui/color.ts';
import { builtInOf, STRIKING } from '../../tests/routes/striking-scheme.ts';
import { messages } from './messages.ts';

beforeAll(() => registerMessages(messages));

/** Not the built-in one, so that a colour left behind somewhere shows. */
const brand = {
  primary: STRIKING.primary_color,
  accent: STRIKING.accent_color,
  named: namedColorsOf(STRIKING),
};
const company = { ...COMPANY_FALLBACK, name: 'Ferraria & Filhos' };
const URL = 'https://forja.example/newsletter/confirmar?token=a.b.c';

type Mail = { subject?: string; html: string; text: string };

const newsletter = (kind: NewsletterMail) => (locale: Locale) =>
  renderNewsletterMail(kind, {
    locale,
    company,
    brand,
    confirmUrl: kind === 'confirm' || kind === 'pending' ? URL : undefined,
    leaveUrl: 'https://forja.example/newsletter/descadastro?token=d.e',
  });
const account = (kind: string) => (locale: Locale) =>
  renderAccountMail(
    {
      kind,
      name: 'Ana',
      email: 'ana@casa.example',
      locale,
      facts: { path: '/auth/x?token=y' },
    } as unknown as AccountMail,
    { locale, company, brand, origin: 'https://forja.example' },
  );
const sheet = (locale: Locale) =>
  renderMailSheet(
    {
      locale,
      title: 'Recebemos seu pedido.',
      protocol: '7H2K-9QX4',
      text: 'Este é o seu protocolo.',
      answersTitle: 'O que você contou',
      answers: [{ label: 'Nome', value: 'Ana <b>Souza</b>' }],
      facts: [{ label: 'Origem', value: 'site' }],
      sender: { line: company.name, email: company.supportEmail, note: 'Não foi você?' },
    },
    brand,
  );

const asked = (locale: Locale, more: object = {}) =>
  ({
    id: '0',
    protocol: 'P-7H2K-9QX4',
    kind: 'access',
    state: 'open',
    email: 'ana@casa.example',
    locale,
    answer: null,
    due_at: '2026-12-06T12:00:00Z',
    ...more,
  }) as unknown as PrivacyRequest;
const PRIVACY: Record<string, (locale: Locale) => Promise<Mail>> = {
  proof: (locale) => proofMail(asked(locale), { company, brand }, URL),
  ...Object.fromEntries(
    REQUEST_KINDS.map((kind) => [
      `answer ${kind}`,
      (locale: Locale) =>
        answerMail(asked(locale, { kind, state: 'done' }), { company, brand }, URL),
    ]),
  ),
  refused: (locale) =>
    answerMail(asked(locale, { state: 'refused', answer: 'Por lei.' }), { company, brand }),
};

const MAILS: Record<string, (locale: Locale) => Promise<Mail>> = {
  sheet,
  ...PRIVACY,
  ...Object.fromEntries(
    (['confirm', 'pending', 'known', 'welcome'] as const).map((kind) => [
      `newsletter ${kind}`,
      newsletter(kind),
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(accounts)
      .filter((key) => key !== 'greeting' && key !== 'copy')
      .map((kind) => [`account ${kind}`, account(kind)]),
  ),
};

describe.each(LOCALES)('%s', (locale) => {
  it.each(Object.entries(MAILS))('%s is written on the one frame', async (_, write) => {
    const { subject = '', html, text } = await write(locale);
    expect(html).toContain(`lang="${locale}"`);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    // Shown beside the subject, and nowhere in the mail itself.
    expect(html).toMatch(/<div style="display:none[^>]*>[^<]{10,}/);
    expect(html).not.toMatch(/#2020d0|\{\{|undefined|\[object/i);
    expect(builtInOf(html)).toEqual([]);
    expect(text.trim().length).toBeGreaterThan(40);
    expect(text).not.toMatch(/<\/?(?:p|div|td|a|br)\b|&\w+;/);
    expect(subject).not.toMatch(/[\r\n]|\{\{/);
    // Mail programs cut what is longer.
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
  });
});

/** Mails whose subjects name what somebody typed, with the longest of everything. */
const LONG = 'Maria Aparecida dos Santos Figueiredo Neves';
const lead = (source: LeadForMail['source']): LeadForMail => ({
  ...{ id: '0', source, protocol: '7H2K-9QX4', locale: 'en', createdAt: new Date(0) },
  ...{ sourcePage: '/lab', campaign: '', reviewReason: null, name: LONG, email: 'a@b.example' },
  ...{ workshop: 'Responsável por processo', answersIn: () => [] },
});
const given = <Row,>(row: object) =>
  ({ protocol: 'F-7H2K-9QX4', created_at: new Date(0), locale: 'en', ...row }) as Row;
const entry = given<MailedEntry>({
  ...{ id: '0', type: 'srs', severity: 'medium', score: 7, verbatim: 'Texto', attachments: [] },
  context: {},
});
const application = given<Application>({ name: LONG, opening: 'x', opening_title: LONG });
const SUBJECTS: Record<string, (locale: Locale) => Promise<string> | string> = {
  ...Object.fromEntries(
    Object.entries({
      ...MAILS,
      'team privacy': (locale: Locale) => teamMail(asked(locale), { company, brand }, URL),
    })
      .filter(([name]) => name !== 'sheet')
      .map(([name, write]) => [
        name,
        async (locale: Locale) => (await write(locale)).subject ?? '',
      ]),
  ),
  ...Object.fromEntries(
    (['qualification', 'contact_form', 'workshop'] as const).flatMap((source) => [
      [`team ${source}`, () => teamMailOf(lead(source), URL).subject],
      [
        `visitor ${source}`,
        (locale: Locale) => visitorMailOf(lead(source), company, locale).subject,
      ],
    ]),
  ),
  'team application': () => teamMailOfApplication(application).subject,
  applicant: (locale) => applicantMailOf(application, company, locale).subject,
  'team feedback': () => feedbackMails.teamMailOf(entry, URL).subject,
  author: (locale) => feedbackMails.authorMailOf(entry, company, locale, URL).subject,
  reply: (locale) => feedbackMails.replyMailOf(entry, 'Sim.', company, locale, URL).subject,
  'team reply': () => feedbackMails.authorReplyMailOf(entry, 'Sim.', URL).subject,
  crash: () =>
    crashMailOf({
      crash: given({ route: `/admin/${LONG}`, message: 'x', seen_count: 1000, request_ids: [] }),
      others: [],
    } as unknown as CrashForMail).subject,
};

it.each(LOCALES)('a subject is a fact of at most 50 characters in %s', async (locale) => {
  for (const [name, write] of Object.entries(SUBJECTS)) {
    const subject = await write(locale);
    const faults = [
      subject.length > SUBJECT_LENGTH && `${subject.length} characters`,
      subject.length < 10 && 'too short',
      subject.includes('!') && 'shouts',
      // The sender has it.
      subject.includes(company.name) && 'names the company',
      /\{\{|undefined/.test(subject) && 'is not filled in',
    ];
    expect([name, subject, faults.filter(Boolean)]).toEqual([name, subject, []]);
  }
});

it('the team is told in Portuguese what waits, and by when', async () => {
  const { subject, text } = await teamMail(asked('en'), { company, brand }, URL);
  expect(subject).toContain('P-7H2K-9QX4');
  expect(text).toContain('6 de dezembro de 2026');
  expect(text).not.toContain('ana@casa.example');
});

it('what a person typed is text in a mail, never markup', async () => {
  const { html } = await sheet('pt-BR');
  expect(html).toContain('Ana &lt;b&gt;Souza&lt;/b&gt;');
});

it('the button is readable in the brand’s own colour', async () => {
  const { html } = await newsletter('confirm')('pt-BR');
  const button = /<a[^>]*class="m-button"[^>]*style="([^"]*)"/.exec(html)?.[1] ?? '';
  const [ground, ink] = [/background-color:(#\w+)/, /(?<!-)color:(#\w+)/].map(
    (part) => part.exec(button)?.[1] ?? '',
  ) as [string, string];
  expect(contrast(parseColor(ground), parseColor(ink))).toBeGreaterThanOrEqual(4.5);
});

it('every mail of the newsletter says how to leave, those that ask also how to say yes', async () => {
  for (const kind of ['confirm', 'pending', 'known', 'welcome'] as const) {
    const { html, text } = await newsletter(kind)('pt-BR');
    expect(text).toContain('https://forja.example/newsletter/descadastro?token=d.e');
    const asks = kind === 'confirm' || kind === 'pending';
    expect(html.includes(URL)).toBe(asks);
    expect(text.includes(URL)).toBe(asks);
  }
});

it('the words of specification §8 reach the owner of the address by mail', async () => {
  expect((await newsletter('known')('pt-BR')).html).toContain('Já inscrito!');
  expect((await newsletter('pending')('pt-BR')).html).toContain('Confirmação pendente');
});
