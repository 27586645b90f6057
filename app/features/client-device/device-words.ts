import type { TFunction } from 'i18next';

type Words = {
  offline: string;
  waits: string;
  count: Counted;
  queue: Record<
    | ('waiting' | 'failed' | 'signedOut' | 'sent')
    | ('edit' | 'drop' | 'send' | 'copy' | 'copied' | 'read' | 'signIn'),
    string
  >;
  refused: Record<Refusal, string>;
  post: Record<'offline' | 'files' | 'failed' | 'signedOut' | 'approve', string>;
};
/** The text for one, and for several. */
export type Counted = { one: string; other: string };
/** Why the server refused a waiting reply. */
export type Refusal = 'invalid' | 'gone' | 'large' | 'limited' | 'other';
export type PortalWords = Words;
export type SignOutWords = {
  title: Counted;
  text: string;
  send: string;
  leave: string;
  stay: string;
  still: string;
};

type T = TFunction<'client-device'>;
/** The placeholders of a sentence, which the script fills in. */
const PLACEHOLDERS = { at: '{at}', n: '{n}', code: '{code}' };

export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

export const counted = ({ one, other }: Counted, count: number): string =>
  fillIn(count === 1 ? one : other, { n: String(count) });

/** What the scripts of the portal say, in the language of the page. */
export const portalWordsOf = (t: T): PortalWords => ({
  offline: t('band.offline'),
  waits: t('band.waits'),
  count: {
    one: t('queue.count', { ...PLACEHOLDERS, count: 1 }),
    other: t('queue.count', { ...PLACEHOLDERS, count: 2 }),
  },
  queue: {
    waiting: t('queue.waiting', PLACEHOLDERS),
    failed: t('queue.failed', PLACEHOLDERS),
    signedOut: t('queue.signedOut', PLACEHOLDERS),
    sent: t('queue.sent'),
    edit: t('queue.edit'),
    drop: t('queue.drop'),
    send: t('queue.send'),
    copy: t('queue.copy'),
    copied: t('queue.copied'),
    read: t('queue.read'),
    signIn: t('queue.signIn'),
  },
  refused: {
    invalid: t('refused.invalid'),
    gone: t('refused.gone'),
    large: t('refused.large'),
    limited: t('refused.limited'),
    other: t('refused.other'),
  },
  post: {
    offline: t('post.offline'),
    files: t('post.files'),
    failed: t('post.failed', PLACEHOLDERS),
    signedOut: t('post.signedOut'),
    approve: t('post.approve'),
  },
});

export const signOutWordsOf = (t: T): SignOutWords => ({
  title: {
    one: t('signOut.title', { ...PLACEHOLDERS, count: 1 }),
    other: t('signOut.title', { ...PLACEHOLDERS, count: 2 }),
  },
  text: t('signOut.text'),
  send: t('signOut.send'),
  leave: t('signOut.leave'),
  stay: t('signOut.stay'),
  still: t('signOut.still'),
});
