import type { Context } from 'hono';
import { feedText } from '#app/features/content/articles/feeds/feed-text.server.ts';
import type { FeedEndpoint } from '#app/features/content/articles/feeds/feeds.ts';
import { canonicalBaseOf } from '#app/features/seo/canonical-base.server.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { type Locale, localeOfPath } from '#app/i18n/locale.ts';
import { siteSnapshot } from '#app/pages/site-snapshot.server.ts';
import { currentGeneration } from '#app/platform/pages/generation.server.ts';
import type { Env } from './env.ts';

type Made = { generation: number; feed: ReturnType<typeof feedText> };
const made = new Map<string, Made>();

async function feedOf(endpoint: FeedEndpoint, unit: string, locale: Locale) {
  const snapshot = await siteSnapshot();
  const t = instanceOf(locale).getFixedT(locale, 'feeds');
  const { settings } = snapshot.seo(unit, [], locale);
  const { company } = snapshot.unit(unit, locale);
  return feedText(endpoint, {
    locale,
    base: canonicalBaseOf(settings),
    title: `${t('title')} | ${company.name}`,
    description: t('text'),
    changedAt: (path) => snapshot.publishedAt(unit, path),
  });
}

/** New articles for feed readers: made again only after a row has changed. */
export const articleFeed = (endpoint: FeedEndpoint) => async (context: Context<Env>) => {
  const { businessUnit } = context.get('facts');
  const locale = localeOfPath(context.req.path);
  const generation = currentGeneration();
  const key = `${endpoint} ${businessUnit} ${locale}`;
  const known = made.get(key);
  const feed =
    known?.generation === generation ? known.feed : await feedOf(endpoint, businessUnit, locale);
  made.set(key, { generation, feed });
  return context.body(feed.text, 200, { 'content-type': feed.type, 'cache-control': 'no-cache' });
};
