import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { readProductMetrics } from '../product-metrics.server.ts';
import { readRangeFigures } from '../results.store.server.ts';
import { requestedRange } from '../results-range.ts';
import type { Route } from './+types/results.route';
import styles from './results.css?url';
import { ResultsScreen } from './results-screen.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Null where they cannot be read: the screen says so in their place. */
const readFigures = (user: Person, range: ReturnType<typeof requestedRange>) =>
  asPerson(user, (tx) => readRangeFigures(tx, range)).catch((error: unknown) => {
    if (error instanceof Error) {
      log.error({ err: error }, 'the results of a range could not be read');
      return null;
    }
    throw error;
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const today = businessDay();
  const range = requestedRange(new URL(request.url).searchParams, today);
  const { user } = requireUser(request, context);
  return {
    head: adminHead(request, 'nav.results'),
    range,
    today,
    figures: await readFigures(user, range),
    metrics: await readProductMetrics(user, user.product ?? null),
  };
}

/** The results of the CRM, now and in a range of days. */
export default function ResultsPage({ loaderData }: Route.ComponentProps) {
  return <ResultsScreen {...loaderData} />;
}
