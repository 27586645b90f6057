import { useTranslation } from 'react-i18next';
import { data, Link, useLocation } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import type { Route } from './+types/newsletter.route';
import { NewsletterHistory, NewsletterStats } from './newsletter-figures.tsx';
import { chartIn, chartSpan } from './newsletter-filter.ts';
import {
  listSubscriptions,
  newsletterHistory,
  newsletterStats,
  subscriptionSources,
} from './staff-newsletter.store.server.ts';
import { SubscriptionList } from './subscription-list.tsx';
import { subscriptionsList } from './subscriptions.list.server.ts';

/** The contract reserves the figures of all subscriptions for administrators. */
const SEES_STATS: readonly (string | null)[] = ['superadmin', 'admin'];

async function read({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const query = parseListQuery(subscriptionsList, searchParams);
  const { by, measure } = chartIn(searchParams);
  const { user, current } = requireUser(request, context);
  // Only over the unfiltered list: with a filter the rows matter more.
  const whole = !query.after && Object.keys(query.filter).length === 0;
  const { rows, sources, stats, steps } = await asPerson(user, async (tx) => ({
    rows: await listSubscriptions(tx, query),
    sources: await subscriptionSources(tx),
    stats: whole && SEES_STATS.includes(current.role) ? await newsletterStats(tx) : null,
    steps: whole ? await newsletterHistory(tx, { ...chartSpan(by, new Date()), by }) : null,
  }));
  return { sources, stats, ...query.page(rows), history: steps && { by, measure, steps } };
}

export async function loader(args: Route.LoaderArgs) {
  const head = adminHead(args.request, 'nav.newsletter');
  try {
    return data({ head, list: await read(args) });
  } catch (error) {
    // A refusal is no failure: the frame has a page for it.
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, 'newsletter subscriptions could not be read');
    return data({ head, list: null }, { status: 503 });
  }
}

function Failed() {
  const { t } = useTranslation('staff-newsletter', { keyPrefix: 'failed' });
  const { pathname, search } = useLocation();
  return (
    <div role="alert">
      <EmptyState
        title={t('title')}
        text={t('text')}
        action={
          <Link className="link" to={`${pathname}${search}`} reloadDocument>
            {t('again')}
          </Link>
        }
      />
    </div>
  );
}

export default function NewsletterPage({ loaderData: { list } }: Route.ComponentProps) {
  const { t } = useTranslation('staff-newsletter');
  if (!list) {
    return (
      <>
        <header className="admin-head">
          <h1 className="title">{t('title')}</h1>
        </header>
        <Failed />
      </>
    );
  }
  return (
    <SubscriptionList
      title={t('title')}
      page={list.page}
      rows={list.rows}
      sources={list.sources}
      figures={
        list.history && (
          <>
            <NewsletterHistory history={list.history} page={list.page} />
            {list.stats && <NewsletterStats stats={list.stats} />}
          </>
        )
      }
    />
  );
}
