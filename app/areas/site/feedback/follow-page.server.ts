import { type FollowedEntry, followedEntry } from '#app/features/feedback/feedback.store.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { PageHead } from '#app/pages/page-head.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import stylesheet from './follow.css?url';

/** The author's page; null for a secret that nobody has. */
export async function followPage(locale: Locale, token: string) {
  const entry: FollowedEntry | null = await asActor({ kind: 'anonymous' }, (tx) =>
    followedEntry(tx, token),
  );
  if (!entry) return null;
  const t = instanceOf(locale).getFixedT(locale, 'feedback', 'head');
  const head: PageHead = {
    title: t('followTitle'),
    description: t('description'),
    noindex: true,
    stylesheet,
  };
  return { head, token, entry };
}
