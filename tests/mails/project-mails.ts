import {
  renderClientDigest,
  renderNoticeMail,
} from '#app/features/client-notices/client-notice.emails.tsx';
import {
  CLIENT_NOTICES,
  type ClientNoticeKind,
} from '#app/features/client-notices/client-notices.ts';
import {
  renderChangeMail,
  renderInvitationMail,
  renderOwnerMail,
  renderReceiptMail,
  renderVersionMail,
} from '#app/features/projects/project.emails.tsx';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { invoiceMails } from './invoice-mails.ts';

type Given = {
  brand: MailBrand;
  name: string;
  link: string;
  origin: string;
  company: { name: string };
};

const days = {
  startsOn: '2026-08-03',
  today: '2026-11-24',
  pausedOn: null,
  endedOn: null,
  waits: [{ since: '2026-11-20', until: null }],
  stages: [
    { promised: '2026-08-07', planned: null, actual: '2026-08-07' },
    { promised: '2026-08-21', planned: null, actual: '2026-08-21' },
    { promised: '2026-09-04', planned: null, actual: '2026-09-11' },
    { promised: '2026-11-13', planned: '2026-12-04', actual: null },
    { promised: '2026-11-25', planned: '2026-12-16', actual: null },
    { promised: '2026-12-02', planned: '2026-12-23', actual: null },
  ],
};

/** Mails about projects, by the kind of the job that sends them. */
export const projectMails = ({ brand, name, link, origin, company }: Given) => {
  const about = (locale: Locale) =>
    locale === 'en'
      ? { project: 'WhatsApp orders', title: 'Order screen <b>', organization: 'Central Bakery' }
      : {
          project: 'Pedidos pelo WhatsApp',
          title: 'Tela de pedido <b>',
          organization: 'Padaria Central',
        };
  const version = (locale: Locale, holds: boolean) =>
    renderVersionMail(
      {
        ...about(locale),
        ...{ name, deliverableId: '3', number: 3, fileName: 'tela-v3.pdf', size: 2_400_000 },
        ...{ sender: name, sentAt: new Date('2026-11-20T20:05:00Z'), holds },
      },
      { locale, brand, origin, days, leaveUrl: link },
    );
  const receipt = (locale: Locale, isClient: boolean) =>
    renderReceiptMail(
      {
        ...about(locale),
        ...{ name, isClient, deliverableId: '3', number: 3, fileName: 'tela-v3.pdf' },
        ...{ size: 2_400_000, sha256: 'ab'.repeat(32), receipt: 'A-0193-7C4E', approvedBy: name },
        approvedAt: new Date('2026-11-24T12:14:00Z'),
      },
      { locale, brand, origin, days },
    );
  const news = (kind: ClientNoticeKind) => (locale: Locale) =>
    renderNoticeMail(
      { kind, title: about(locale).title, record: { kind: 'ticket', id: '1' }, name },
      { locale, brand, origin, leaveUrl: link },
    );
  return {
    ...invoiceMails({ brand, name, origin }),
    'client.notice-mail': {
      deliverable: news('deliverable'),
      answer: news('answer'),
      date: news('date'),
      ticket: news('ticket'),
      due: news('invoice.due'),
      overdue: news('invoice.overdue'),
    },
    'client.digest-mail': {
      digest: (locale: Locale) =>
        renderClientDigest(
          {
            name,
            news: CLIENT_NOTICES.map((kind) => ({
              ...{ kind, title: about(locale).title, record: null },
              client: about(locale).organization,
            })),
          },
          { locale, brand, origin },
        ),
    },
    'project.invitation-mail': {
      invitation: (locale: Locale) =>
        renderInvitationMail(
          {
            ...about(locale),
            ...{ name, role: 'member', inviter: name, expiresAt: '2026-11-30T12:00:00.000Z' },
          },
          { locale, brand, company, link },
        ),
    },
    'project.version-mail': {
      waits: (locale: Locale) => version(locale, true),
      plain: (locale: Locale) => version(locale, false),
    },
    'project.receipt-mail': {
      theirs: (locale: Locale) => receipt(locale, true),
      ours: (locale: Locale) => receipt(locale, false),
    },
    'project.owner-mail': {
      joined: (locale: Locale) =>
        renderOwnerMail(
          {
            ...{ name, organization: about(locale).organization, addedBy: name },
            ...{ ownerName: 'Nina <b>', ownerEmail: 'nina@padaria.example' },
            at: new Date('2026-11-24T12:14:00Z'),
          },
          { locale, brand, origin },
        ),
    },
    'project.change-mail': {
      change: (locale: Locale) =>
        renderChangeMail(
          {
            ...about(locale),
            ...{ name, projectId: '4', number: 3, asker: name, weight: 'hinders' },
            body: locale === 'en' ? 'The total is missing.' : 'Falta o total.',
          },
          { locale, brand, origin },
        ),
    },
  };
};
