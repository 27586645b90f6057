import type { TFunction } from 'i18next';
import { deviceOf } from '#app/access/device-name.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import { ANONYMOUS } from '../feedback-rules.ts';
import type { Entry } from './staff-feedback.store.server.ts';

type Surrounding = Pick<Entry, 'context' | 'claim' | 'persona' | 'channel'>;

function languageIn(locale: Locale, code: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code;
  } catch {
    // No language code: another product sent it.
    return code;
  }
}

function momentIn(locale: Locale, text: string): string {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? text : formatDateTime(at, locale);
}

/**
 * The context of an entry, in the reader's words. The caller claims it: it is shown as text and never
 * followed, and other products' own names stay as they are.
 */
export function entryFacts(
  { context, claim, persona, channel }: Surrounding,
  t: TFunction<'staff-feedback'>,
  locale: Locale,
): { key: string; label: string; value: string }[] {
  const labels = t('facts', { returnObjects: true });
  const personas = t('personas', { returnObjects: true });
  const channels = t('channels', { returnObjects: true });
  const { user, user_provided: _, ...flat } = context;
  const { id, ...person } = (user ?? {}) as Partial<Record<'id' | 'role' | 'name', string>>;
  // The sender already shows that nobody was signed in.
  const known = id && id !== ANONYMOUS.id ? [person.name, person.role, id] : [];
  const wordsOf: Record<string, (text: string) => string> = {
    browser: (text) => deviceOf(text) || text,
    locale: (text) => languageIn(locale, text),
    timestamp: (text) => momentIn(locale, text),
  };
  const facts: [string, string][] = [
    ...Object.entries(flat).map(([key, value]): [string, string] => {
      const text = String(value);
      return [key, wordsOf[key]?.(text) ?? text];
    }),
    ['user', known.filter(Boolean).join(' · ')],
    ['contact_id', claim],
    ['origin', `${storedName(personas, persona)} · ${storedName(channels, channel)}`],
  ];
  return facts
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ key, label: storedName(labels, key), value }));
}
