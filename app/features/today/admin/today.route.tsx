import { data, redirect } from 'react-router';
import { asPerson, type Forbidden, requestedPage } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { opensToday } from '#app/areas/admin/frame/opens-today.ts';
import { screensFor } from '#app/areas/admin/frame/screens.ts';
import { readBackupsNotice } from '#app/features/backups/backups-notice.server.ts';
import taskStyles from '#app/features/crm/tasks/admin/tasks.css?url';
import { readOutageNotice } from '#app/features/outage/outage-notice.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { formatNow } from '#app/i18n/format.ts';
import { preferredLocale } from '#app/pages/root-data.server.ts';
import { proxyForgotten } from '#app/platform/http/forgotten-proxy.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { mailCeilingReached } from '#app/platform/mail/unverified-mail.server.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/today.route';
import { readFigures } from './figures/read-figures.server.ts';
import {
  type FirstStepsReply,
  firstStepsAction,
} from './first-steps/commands/first-steps-actions.server.ts';
import firstStepsStyles from './first-steps/first-steps.css?url';
import { readFirstSteps } from './first-steps/first-steps.store.server.ts';
import { hasQueue, readQueue } from './queue/queue-columns.server.ts';
import styles from './today.css?url';
import { parseTodayRange } from './today-range.ts';
import { TodayScreen } from './today-screen.tsx';

export const links: Route.LinksFunction = () =>
  [firstStepsStyles, taskStyles, styles].map((href) => ({ rel: 'stylesheet', href }));

/** Null where they cannot be read: the screen shows that in their place. */
const orNull = (error: unknown) => {
  if (!(error instanceof Error)) throw error;
  log.error({ err: error }, 'the first screen could not be read');
  return null;
};

/** What waits for the user, and the figures; users who may see neither get the first screen that they may
 * see. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = requireUser(request, context);
  const { user, current } = session;
  const may = (permission: Permission) => current.permissions.has(permission);
  if (!opensToday(may)) {
    // What every role of staff may open is no reason to work here.
    const first = screensFor(may).find(
      ({ group, permission }) => group !== 'top' && permission !== null,
    );
    const [, query] = requestedPage(request).split('?');
    throw redirect(`${first?.path ?? '/auth/account'}${query ? `?${query}` : ''}`);
  }
  const now = new Date();
  const today = businessDay(now);
  const range = parseTodayRange(new URL(request.url).searchParams, today);
  const locale = preferredLocale(request);
  const isAdmin = current.role === 'admin' || current.role === 'superadmin';
  const queueing = hasQueue(may)
    ? asPerson(user, (tx) => readQueue(tx, { userId: current.userId, locale }, may)).catch(orNull)
    : undefined;
  const figuring = may('analytics:read')
    ? readFigures({ user, may, isAdmin, locale }, range, today).catch(orNull)
    : undefined;
  const [queue, figures, firstSteps, mailCeiling, outage, backups] = await Promise.all([
    queueing,
    figuring,
    readFirstSteps(session, context.get(requestFacts).businessUnit),
    mailCeilingReached().catch(() => false),
    readOutageNotice(now, locale).catch(() => null),
    isAdmin ? readBackupsNotice(now, locale).catch(() => null) : null,
  ]);
  return {
    head: adminHead(request, 'home'),
    now: now.toISOString(),
    // Formatted on the server: browsers place the comma differently.
    moment: formatNow(now, locale),
    today,
    range,
    queue,
    figures,
    proxyForgotten: proxyForgotten(),
    mailCeiling,
    outage,
    backups,
    firstSteps,
    me: current.userId,
    email: current.email,
  };
}

export async function action(args: Route.ActionArgs) {
  const { permissions } = requireUser(args.request, args.context).current;
  if (!opensToday((permission) => permissions.has(permission))) {
    // A redirect to another screen would hide the refusal.
    const missing = { resource: 'settings', action: 'update' } as const;
    throw data({ missing, granters: [] } satisfies Forbidden, { status: 403 });
  }
  return firstStepsAction(args);
}

export default function Today({ loaderData, actionData }: Route.ComponentProps) {
  return <TodayScreen {...loaderData} reply={useLatestReply<FirstStepsReply>(actionData)} />;
}
