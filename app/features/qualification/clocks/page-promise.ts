import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { promiseWords, timeWithArticle } from './promise-words.ts';

/** Forms whose page says by when a message is answered. */
export type PromisingSource = 'qualification' | 'contact_form';

/** What pages compute promises from; the database has computed the spans. */
export type PromiseRows = {
  /** Minutes of business time until the answer. */
  minutes: Partial<Record<PromisingSource, number>>;
  /** Business time ahead, in epoch milliseconds. */
  spans: readonly { opens: number; closes: number }[];
};

const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;

/** The moment at which so many minutes of these spans are over; null beyond the last one. */
function dueAfter(spans: PromiseRows['spans'], at: number, minutes: number): number | null {
  let rest = minutes * MINUTE_MS;
  for (const { opens, closes } of spans) {
    const since = Math.max(opens, at);
    if (closes <= since) continue;
    if (closes - since >= rest) return since + rest;
    rest -= closes - since;
  }
  return null;
}

/**
 * What a page with a form says about its answer, and until when the page may say so. A cached page is read at
 * any time, so the sentence names the last moment to write for its date: the next half hour, or the next opening.
 * Every message sent until then is due by that date. Null without hours on record.
 */
export function pagePromise(
  rows: PromiseRows | undefined,
  source: PromisingSource,
  locale: Locale,
  now: Date,
): { text: string; validUntil: number } | null {
  const minutes = rows?.minutes[source];
  const span = rows?.spans.find(({ closes }) => closes > now.getTime());
  if (!rows || !minutes || !span) return null;
  const validUntil = (Math.floor(now.getTime() / HALF_HOUR_MS) + 1) * HALF_HOUR_MS;
  const open = span.opens <= now.getTime();
  const sent = open ? Math.min(validUntil, span.closes) : span.opens;
  const due = dueAfter(rows.spans, sent, minutes);
  if (due === null) return null;
  const t = instanceOf(locale).getFixedT(locale, 'qualification', 'promise');
  const by = promiseWords(new Date(due), now, locale);
  const text = open
    ? t('open', { sent: timeWithArticle(new Date(sent), locale), by })
    : t('closed', { by });
  return { text, validUntil };
}
