import type { TFunction } from 'i18next';
import { formatComing, formatDue, formatWhen } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { Digest, PartName } from './digest.ts';

/** A row as the mail shows it. */
export type MailRow = { name: string; about: string; when: string; urgent: boolean; path: string };

type Words = {
  t: TFunction<'digest'>;
  kindOf: (kind: Digest['privacy']['rows'][number]['kind']) => string;
  locale: Locale;
  now: Date;
};

const SCREENS = {
  lead: 'lead',
  ticket: 'ticket',
  entry: 'feedbackEntry',
  deal: 'deal',
  contact: 'contact',
  company: 'crmCompany',
  project: 'clientProject',
} as const;

const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`;

/** Business time, to the minute and as clocks show it: 24 min, 3 h, 3 h 05. */
function spanOf(seconds: number, t: TFunction<'digest'>): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return t('span.minutes', { minutes: rest });
  return rest === 0
    ? t('span.hours', { hours })
    : t('span.both', { hours, rest: String(rest).padStart(2, '0') });
}

/** The rows of each part of a digest in words, in their order. */
export function rowsOf(digest: Digest, { t, kindOf, locale, now }: Words) {
  return {
    leads: digest.leads.rows.map(({ id, name, mine, dueAt, late }) => ({
      name,
      about: mine ? '' : t('nobody'),
      when:
        late === null
          ? t('until', { when: formatComing(dueAt, now, locale) })
          : t('lateBy', { span: spanOf(late, t) }),
      urgent: late !== null,
      path: adminPath('lead', { id }),
    })),
    tasks: digest.tasks.rows.map(({ id, title, dueAt, hasTime, late }) => {
      const when = hasTime ? formatWhen(dueAt, now, locale) : formatDue(dueAt, now, locale);
      return {
        name: title,
        about: '',
        when: late ? t('lateSince', { when }) : when,
        urgent: late,
        path: withQuery(adminPath('tasks'), { owner: 'me', open: id }),
      };
    }),
    deals: digest.deals.rows.map(({ id, title, contact, idleDays }) => ({
      name: title,
      about: contact,
      when: t('idle', { count: idleDays }),
      urgent: false,
      path: adminPath('deal', { id }),
    })),
    tickets: digest.tickets.rows.map(({ id, name, asks, mine, since }) => ({
      name,
      about: [asks, mine ? '' : t('nobody')].filter(Boolean).join(', '),
      when: t('since', { when: formatWhen(since, now, locale) }),
      urgent: false,
      path: adminPath('ticket', { id }),
    })),
    privacy: digest.privacy.rows.map(({ id, protocol, kind, daysLeft }) => ({
      name: kindOf(kind),
      about: protocol,
      when: daysLeft < 0 ? t('overdue', { count: -daysLeft }) : t('left', { count: daysLeft }),
      urgent: daysLeft < 0,
      path: adminPath('privacyRequestScreen', { id }),
    })),
    mails: digest.mails.rows.map(({ id, subject, recipient, failed }) => ({
      name: subject || t('unwritten'),
      about: recipient,
      when: t(failed ? 'failed' : 'retrying'),
      urgent: failed,
      path: adminPath('mail', { id }),
    })),
    mentions: digest.mentions.rows.map(({ subject, subjectId, by, about }) => ({
      name: t('mentioned', { by: by ?? t('gone') }),
      about,
      when: '',
      urgent: false,
      path: adminPath(SCREENS[subject], { id: subjectId }),
    })),
  } satisfies Record<PartName, MailRow[]>;
}

/** Where all rows of each part of a digest are, and no others. */
export const listsFor = (userId: string): Record<PartName, string> => ({
  // Unassigned rows count as well.
  leads: withQuery(adminPath('leads'), { answer: 'waiting', owner: 'me-or-none' }),
  tasks: withQuery(adminPath('tasks'), { owner: 'me', state: 'due' }),
  deals: withQuery(adminPath('dealsList'), { owner: userId, state: 'open', stalled: 'yes' }),
  tickets: withQuery(adminPath('tickets'), { waits: 'house', owner: 'me-or-none' }),
  privacy: withQuery(adminPath('privacy'), { state: 'open' }),
  mails: withQuery(adminPath('mails'), { state: 'unsent' }),
  mentions: withQuery(adminPath('mentions'), { state: 'unread' }),
});
